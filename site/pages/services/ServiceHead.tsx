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
  /** The paper of the sheet behind it. */
  paper: 'slaney' | 'furze' | 'heather';
  children?: ReactNode;
};

/** The top of a service page that has no scene of its own: words beside a framed drawing. */
export const ServiceHead = ({ here, title, lead, art, paper, children }: ServiceHeadProps) => (
  <section className={`section section--${paper}`}>
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
