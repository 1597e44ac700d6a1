import type { Message } from '#contract/words/message.ts';
import { site } from '#contract/words/site.ts';
import { PageText, type TextSource } from '../editing/PageText.tsx';
import { T } from '../language/T.tsx';
import { t } from '../language/t.ts';
import { classNames } from '../ui/class-names.ts';
import type { Elements } from '../ui/elements.ts';
import { HeroPicture, type HeroScene } from '../ui/Illustration.tsx';
import type { NavLink } from './nav-links.ts';

const tones: Partial<Record<HeroScene, string>> = {
  about: 'hero--heather',
  shops: 'hero--slaney',
  transport: 'hero--barrow',
  testimonials: 'hero--fuchsia',
  contact: 'hero--slaney',
  counselling: 'hero--heather',
  shopping: 'hero--barrow',
};

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
  above: Elements;
  title: TextSource;
  lead: TextSource;
  children?: Elements;
};

export const Hero = ({ scene, above, title, lead, children }: HeroProps) => (
  <section className={classNames('hero', scene === 'home' ? 'hero--home' : 'hero--page', tones[scene])}>
    <HeroPicture scene={scene} />
    <div className="wrap">
      <div className="hero__text">
        {above}
        <PageText of={title} as="h1" />
        <PageText of={lead} as="p" className="lead" />
        {children}
      </div>
    </div>
  </section>
);
