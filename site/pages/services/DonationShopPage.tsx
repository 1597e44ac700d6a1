import { donationShopPlaces } from '#contract/places/donation-shop.ts';
import type { Shop } from '#contract/settings/settings.ts';
import { useSettings } from '../../client/PageAnswersContext.tsx';
import { PageText } from '../../editing/PageText.tsx';
import { Fact, Facts } from '../../layout/Facts.tsx';
import { addressLine, directionsUrl } from '../../shops/contact.ts';
import { OpenBadge } from '../../shops/OpenBadge.tsx';
import { PhoneLinks } from '../../shops/PhoneLinks.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmailLink } from '../../ui/EmailLink.tsx';
import { AcceptedText, WHAT_WE_TAKE_PATH } from '../what-we-take/AcceptedText.tsx';
import { ServiceHead } from './ServiceHead.tsx';
import { ShopHours } from './ShopHours.tsx';

const ShopContact = ({ shop }: { shop: Shop }) => {
  const { shop: email } = useSettings().serviceEmails;
  return (
    <article className="panel">
      <h3>{shop.name}</h3>
      <OpenBadge shop={shop} />
      <Facts>
        <Fact icon="map-pin" name="Address">
          {addressLine(shop)}
        </Fact>
        <Fact icon="phone" name="Phone">
          <PhoneLinks phone={shop.phone} />
        </Fact>
        <Fact icon="mail" name="Email">
          <EmailLink address={email} />
        </Fact>
      </Facts>
      <ButtonLink href={directionsUrl(shop)} rel="noopener" variant="line" small icon="navigation">
        <span>
          Get Directions<span className="sr">{` to ${shop.name}`}</span>
        </span>
      </ButtonLink>
    </article>
  );
};

const { texts, images } = donationShopPlaces;

const Accepted = () => (
  <section className="section">
    <div className="wrap">
      <div className="head">
        <PageText of={texts['bring-title']} as="h2" />
      </div>
      <div className="grid g2">
        <div className="panel panel--ok">
          <PageText of={texts['accepted-title']} as="h3" />
          <AcceptedText of={texts.accepted} isTaken />
        </div>
        <div className="panel panel--no">
          <PageText of={texts['not-accepted-title']} as="h3" />
          <AcceptedText of={texts['not-accepted']} isTaken={false} />
        </div>
      </div>
      <p className="mt-lg">
        <a href={WHAT_WE_TAKE_PATH}>Look up what you have</a>
      </p>
    </div>
  </section>
);

const Visit = () => {
  const { shops } = useSettings();
  return (
    <section className="section section--tint">
      <div className="wrap">
        <div className="split split--top">
          <div>
            <div className="head head--close">
              <PageText of={texts['hours-title']} as="h2" />
            </div>
            <ShopHours shops={shops} />
          </div>
          <div className="panel panel--furze">
            <PageText of={texts['large-title']} as="h3" />
            <PageText of={texts['large-text']} as="p" />
            <ButtonLink href="/donations" icon="package">
              Donate Items
            </ButtonLink>
          </div>
        </div>
        <div className="head head--close mt-xl">
          <PageText of={texts['where-title']} as="h2" />
        </div>
        <div className="grid g2 g2--shops">
          {shops.map((shop) => (
            <ShopContact key={shop.key} shop={shop} />
          ))}
        </div>
      </div>
    </section>
  );
};

export const DonationShopPage = () => (
  <>
    <ServiceHead
      here="Donation shop"
      title={texts.title}
      lead={texts.lead}
      picture={images.head}
      art="service-shop"
      colour="furze"
    >
      <div className="row">
        <ButtonLink href="/about/our-shops" icon="map-pin">
          See Our Shops
        </ButtonLink>
      </div>
    </ServiceHead>
    <Visit />
    <Accepted />
    <section className="section on-deep edge">
      <div className="wrap split">
        <div>
          <h2>100% of proceeds support our programs</h2>
          <PageText of={texts['proceeds-text']} as="p" className="lead mt-md" />
        </div>
        <div className="row">
          <ButtonLink href="/services" variant="furze">
            Our Services
          </ButtonLink>
        </div>
      </div>
    </section>
  </>
);
