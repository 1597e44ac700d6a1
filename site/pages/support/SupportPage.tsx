import { sharedHours } from '#contract/help/phone-times.ts';
import { supportPlaces } from '#contract/places/support.ts';
import { menu } from '#contract/words/menu.ts';
import type { Message } from '#contract/words/message.ts';
import { pages } from '#contract/words/pages.ts';
import { site } from '#contract/words/site.ts';
import { useSettings } from '../../client/PageAnswersContext.tsx';
import { PageText } from '../../editing/PageText.tsx';
import { T } from '../../language/T.tsx';
import { CardArt } from '../../layout/Cards.tsx';
import { ContactFacts } from '../../layout/ContactFacts.tsx';
import { Fact } from '../../layout/Facts.tsx';
import { Hero } from '../../layout/Hero.tsx';
import { HoursLine } from '../../shops/HoursLine.tsx';
import { usePhoneHref } from '../../shops/PhoneLinks.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import type { Elements } from '../../ui/elements.ts';
import type { IllustrationName } from '../../ui/illustration-names.ts';
import { Giving } from './Giving.tsx';

const { texts, images } = supportPlaces;

type WayProps = {
  id: 'financial' | 'volunteer' | 'items';
  art: IllustrationName;
  title: Message;
  email: string;
  children: Elements;
};

const Way = ({ id, art, title, email, children }: WayProps) => {
  const { phone } = useSettings().contact;
  return (
    <article className="card" id={id}>
      <CardArt art={art} picture={images[id]} />
      <div className="card__body">
        <T as="h3" of={title} />
        <PageText of={texts[id]} as="p" />
        <ContactFacts phone={phone} email={email} />
        {children}
      </div>
    </article>
  );
};

const Ways = () => {
  const { contact, serviceEmails } = useSettings();
  const hrefOf = usePhoneHref();
  return (
    <div className="grid g3">
      <Way id="financial" art="cta-support" title={pages.financialSupport} email={contact.organisationEmail}>
        <ButtonLink href="#giving" icon="gift" of={pages.seeHowToGive} />
      </Way>
      <Way id="volunteer" art="service-transport" title={pages.volunteer} email={contact.email}>
        <ButtonLink href={hrefOf(contact.phone)} variant="brand" icon="hand-heart" of={pages.ringToVolunteer} />
      </Way>
      <Way id="items" art="cta-donate" title={site.donateItemsCard} email={serviceEmails.shop}>
        <ButtonLink href="/donations" variant="line" icon="package" of={menu.donateItems} />
      </Way>
    </div>
  );
};

const Talk = () => {
  const { contact, shops } = useSettings();
  const hours = sharedHours(shops);
  return (
    <section className="section section--tint">
      <div className="wrap split">
        <div>
          <PageText of={texts['talk-title']} as="h2" />
          <PageText of={texts['talk-text']} as="p" className="lead mt-md" />
        </div>
        <div className="panel">
          <ContactFacts phone={contact.phone} email={contact.email}>
            {hours && (
              <Fact icon="clock" name={pages.shopHours}>
                <T of={pages.shopHoursLine} values={{ hours: <HoursLine hours={hours} /> }} />
              </Fact>
            )}
          </ContactFacts>
          <ButtonLink href="/about/our-shops" variant="line" small of={pages.visitOurShops} />
        </div>
      </div>
    </section>
  );
};

export const SupportPage = () => (
  <>
    <Hero
      scene="donate"
      above={<T as="p" className="eyebrow" of={pages.supportUs} />}
      title={texts.title}
      lead={texts.lead}
    />
    <section className="section">
      <div className="wrap">
        <div className="head">
          <T as="h2" of={pages.threeWaysToHelp} />
        </div>
        <Ways />
      </div>
    </section>
    <Giving />
    <Talk />
  </>
);
