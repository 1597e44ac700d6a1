import { dublinDay, longDate } from '#contract/dublin.ts';
import { telHref } from '#contract/personal-data/phone-parts.ts';
import { offlinePlaces } from '#contract/places/offline.ts';
import { EMERGENCY } from '#contract/testimonials/helplines.ts';
import { useSettings } from '../../client/PageAnswersContext.tsx';
import { PageText } from '../../editing/PageText.tsx';
import { useRenderedAt } from '../../routing/PageContext.tsx';
import { HoursLine } from '../../shops/HoursLine.tsx';
import { PhoneLinks, usePhoneHref } from '../../shops/PhoneLinks.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Illustration } from '../../ui/Illustration.tsx';
import { Notice } from '../../ui/Notice.tsx';

const { texts } = offlinePlaces;

const Shops = () => {
  const { shops } = useSettings();
  const asOf = useRenderedAt().toISOString();
  return (
    <div>
      <div className="head head--close">
        <PageText of={texts['shops-title']} as="h2" />
      </div>
      <dl className="table">
        {shops.map(({ key, name, phone, hours }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>
              <HoursLine hours={hours} />
              <br />
              <PhoneLinks phone={phone} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-md">
        <small>
          As of <time dateTime={dublinDay(new Date(asOf))}>{longDate(asOf)}</time>. Hours of public holidays may differ.
        </small>
      </p>
    </div>
  );
};

export const OfflinePage = () => {
  const { phone } = useSettings().contact;
  const hrefOf = usePhoneHref();
  return (
    <>
      <section className="section">
        <div className="wrap split split--text">
          <div>
            <p className="eyebrow">No connection</p>
            <PageText of={texts.title} as="h1" className="mt-sm" />
            <PageText of={texts.lead} as="p" className="lead mt-md" />
            <div className="row mt-lg">
              <ButtonLink href={hrefOf(phone)} variant="brand" icon="phone">{`Call ${phone}`}</ButtonLink>
              <ButtonLink href="/" variant="line">
                Try Again
              </ButtonLink>
            </div>
          </div>
          <figure className="frame">
            {/* No place for a picture of staff: the browser keeps only this one without a connection. */}
            <Illustration name="offline-lighthouse" first />
          </figure>
        </div>
      </section>
      <section className="section section--tint">
        <div className="wrap split split--top">
          <Notice tone="bad" icon="siren" announce="none" title={`In danger now: ${EMERGENCY.number}`}>
            <p>
              Call <a href={telHref('112')}>112</a> or <a href={telHref('999')}>999</a>. Samaritans listen day and night
              on <a href={telHref('116123')}>116 123</a>.
            </p>
          </Notice>
          <Shops />
        </div>
      </section>
    </>
  );
};
