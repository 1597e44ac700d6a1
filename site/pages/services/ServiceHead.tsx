import type { ReactNode } from 'react';
import { Crumbs } from '../../layout/Hero.tsx';
import { SERVICES_HREF } from '../../layout/nav-links.ts';
import { Illustration } from '../../ui/Illustration.tsx';
import type { IllustrationName } from '../../ui/illustration-sizes.ts';

type ServiceHeadProps = {
  here: string;
  title: string;
  lead: string;
  art: IllustrationName;
  /** The colour of the section. */
  colour: 'slaney' | 'furze' | 'heather';
  children?: ReactNode;
};

/** The top of a service page that has no scene of its own: text beside a framed drawing. */
export const ServiceHead = ({ here, title, lead, art, colour, children }: ServiceHeadProps) => (
  <section className={`section section--${colour}`}>
    <div className="wrap split split--text">
      <div className="hero__text">
        <ServiceCrumbs here={here} />
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {children}
      </div>
      <div className="frame">
        <Illustration name={art} first />
      </div>
    </div>
  </section>
);

/** The way back to the services. */
export const ServiceCrumbs = ({ here }: { here: string }) => (
  <Crumbs parent={{ href: SERVICES_HREF, label: 'Services' }} here={here} />
);
