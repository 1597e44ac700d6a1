import { dublinDay } from '#contract/dublin.ts';
import { useSettings } from '../client/PageAnswersContext.tsx';
import { usePageLanguage } from '../language/LanguageContext.tsx';
import { useRenderedAt } from '../routing/PageContext.tsx';
import { Illustration } from '../ui/Illustration.tsx';
import { FooterContact } from './FooterContact.tsx';
import { Logo } from './Logo.tsx';
import { footerServices, moreLinks, type NavLink, quickLinks } from './nav-links.ts';

const LinkList = ({ id, title, links }: { id: string; title: string; links: readonly NavLink[] }) => (
  <nav aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <ul className="links">
      {links.map(({ href, label }) => (
        <li key={href + label}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  </nav>
);

const FooterBase = () => {
  const { organisation, social } = useSettings();
  const year = dublinDay(useRenderedAt()).slice(0, 4);
  return (
    <p className="foot__base">
      <span>
        © {year} {organisation.name}. All rights reserved.
      </span>
      {organisation.registeredNumber && <span>Registered charity number {organisation.registeredNumber}</span>}
      {social.map(({ name, url }) => (
        <a key={url} href={url} rel="noopener">
          {name}
        </a>
      ))}
      <span>Established {organisation.established}</span>
    </p>
  );
};

/** The horizon and the footer: links, contact details, copyright. */
export const SiteFooter = () => {
  const { englishPart } = usePageLanguage();
  return (
    <>
      <div className="horizon-wrap" aria-hidden="true">
        <Illustration name="footer-horizon" className="horizon" />
      </div>
      <footer className="foot on-deep" lang={englishPart}>
        <div className="wrap">
          <div className="foot__cols">
            <div className="prose">
              <Logo />
              <p>
                We stand beside seriously ill people in the south-east of Ireland: medical expenses, hospital transport,
                counselling and the weekly shop.
              </p>
            </div>
            <LinkList id="quick-links" title="Quick Links" links={quickLinks} />
            <LinkList id="service-links" title="Services" links={footerServices} />
            <FooterContact />
          </div>
          <nav className="foot__more" aria-label="More">
            {moreLinks.map(({ href, label }) => (
              <a key={href} href={href}>
                {label}
              </a>
            ))}
          </nav>
          <FooterBase />
        </div>
      </footer>
    </>
  );
};
