import { dublinDay } from '#contract/dublin.ts';
import { sharedHours } from '#contract/help/phone-times.ts';
import { menu } from '#contract/words/menu.ts';
import type { Message } from '#contract/words/message.ts';
import { useSettings } from '../client/PageAnswersContext.tsx';
import { T } from '../language/T.tsx';
import { t } from '../language/t.ts';
import { useRenderedAt } from '../routing/PageContext.tsx';
import { HoursLine } from '../shops/HoursLine.tsx';
import { Illustration } from '../ui/Illustration.tsx';
import { ContactFacts } from './ContactFacts.tsx';
import { Fact } from './Facts.tsx';
import { formatList } from './format-list.ts';
import { Logo } from './Logo.tsx';
import { footerServices, moreLinks, type NavLink, quickLinks } from './nav-links.ts';

const FooterContact = () => {
  const { contact, shops } = useSettings();
  const hours = sharedHours(shops);
  return (
    <div>
      <T as="h2" of={menu.contact} />
      <ContactFacts phone={contact.phone} email={contact.email}>
        <Fact icon="map-pin" name={menu.shops}>
          {formatList(shops.map(({ name }) => name))}
        </Fact>
        <Fact icon="clock" name={menu.hours}>
          {hours ? <HoursLine hours={hours} /> : <T as="a" href="/about/our-shops" of={menu.hoursOfEachShop} />}
        </Fact>
      </ContactFacts>
    </div>
  );
};

const LinkList = ({ id, title, links }: { id: string; title: Message; links: readonly NavLink[] }) => (
  <nav aria-labelledby={id}>
    <T as="h2" id={id} of={title} />
    <ul className="links">
      {links.map(({ href, label }) => (
        <li key={label.id}>
          <T as="a" href={href} of={label} />
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
      <T of={menu.allRightsReserved} values={{ year, name: organisation.name }} />
      {organisation.registeredNumber && (
        <T of={menu.registeredCharityNumber} values={{ number: organisation.registeredNumber }} />
      )}
      {social.map(({ name, url }) => (
        <a key={url} href={url} rel="noopener">
          {name}
        </a>
      ))}
      <T of={menu.established} values={{ year: organisation.established }} />
    </p>
  );
};

export const SiteFooter = () => (
  <>
    <div className="horizon-wrap" aria-hidden="true">
      <Illustration name="footer-horizon" className="horizon" />
    </div>
    <footer className="foot on-deep">
      <div className="wrap">
        <div className="foot__cols">
          <div className="prose">
            <Logo />
            <T as="p" of={menu.whatWeDo} />
          </div>
          <LinkList id="quick-links" title={menu.quickLinks} links={quickLinks} />
          <LinkList id="service-links" title={menu.services} links={footerServices} />
          <FooterContact />
        </div>
        <nav className="foot__more" aria-label={t(menu.more)}>
          {moreLinks.map(({ href, label }) => (
            <T as="a" key={href} href={href} of={label} />
          ))}
        </nav>
        <FooterBase />
      </div>
    </footer>
  </>
);
