import type { ImagePlace } from '#contract/places/place.ts';
import { menu } from '#contract/words/menu.ts';
import type { Message } from '#contract/words/message.ts';
import { EditableIllustration } from '../../editing/EditableIllustration.tsx';
import { PageText, type TextSource } from '../../editing/PageText.tsx';
import { Crumbs } from '../../layout/Hero.tsx';
import { SERVICES_HREF } from '../../layout/nav-links.ts';
import type { Elements } from '../../ui/elements.ts';
import type { IllustrationName } from '../../ui/illustration-names.ts';

type ServiceHeadProps = {
  here: string | Message;
  title: TextSource;
  lead: TextSource;
  picture: ImagePlace;
  art: IllustrationName;
  colour: 'slaney' | 'furze' | 'heather';
  children?: Elements;
};

export const ServiceHead = ({ here, title, lead, picture, art, colour, children }: ServiceHeadProps) => (
  <section className={`section section--${colour}`}>
    <div className="wrap split split--text">
      <div className="hero__text">
        <ServiceCrumbs here={here} />
        <PageText of={title} as="h1" />
        <PageText of={lead} as="p" className="lead" />
        {children}
      </div>
      <div className="frame">
        <EditableIllustration of={picture} name={art} first sizes="(min-width: 60rem) 30rem, 90vw" />
      </div>
    </div>
  </section>
);

export const ServiceCrumbs = ({ here }: { here: string | Message }) => (
  <Crumbs parent={{ href: SERVICES_HREF, label: menu.services }} here={here} />
);
