import type { Message } from '#contract/words/message.ts';
import { site } from '#contract/words/site.ts';
import { Line, type Words } from '../editing/Line.tsx';
import { T } from '../language/T.tsx';
import { t } from '../language/t.ts';
import { classNames } from '../ui/class-names.ts';
import type { Elements } from '../ui/elements.ts';
import { HeroPicture, type HeroScene } from '../ui/Illustration.tsx';
import type { NavLink } from './nav-links.ts';

/** The paper that the text of each scene stands on; furze where nothing is said. */
const tones: Partial<Record<HeroScene, string>> = {
  about: 'hero--heather',
  shops: 'hero--slaney',
  transport: 'hero--barrow',
  testimonials: 'hero--fuchsia',
  contact: 'hero--slaney',
  counselling: 'hero--heather',
  shopping: 'hero--barrow',
};

/** The way to this page from the page above it. */
export const Crumbs = ({ parent, here }: { parent: NavLink; here: string | Message }) => (
  <nav className="crumbs" aria-label={t(site.breadcrumb)}>
    <ol>
      <li>
        <T as="a" href={parent.href} of={parent.label} />
      </li>
      <li>
        {typeof here === 'string' ? <span aria-current="page">{here}</span> : <T aria-current="page" of={here} />}
      </li>
    </ol>
  </nav>
);

type HeroProps = {
  scene: HeroScene;
  /** What stands above the title: an `eyebrow` paragraph or `Crumbs`. */
  above: Elements;
  title: Words;
  lead: Words;
  /** Buttons and short notes below the lead. */
  children?: Elements;
};

/** The top of a page: a paper scene with the page's title on its outer sheet. */
export const Hero = ({ scene, above, title, lead, children }: HeroProps) => (
  <section className={classNames('hero', scene === 'home' ? 'hero--home' : 'hero--page', tones[scene])}>
    <HeroPicture scene={scene} />
    <div className="wrap">
      <div className="hero__text">
        {above}
        <Line of={title} as="h1" />
        <Line of={lead} as="p" className="lead" />
        {children}
      </div>
    </div>
  </section>
);
