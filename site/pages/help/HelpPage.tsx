import { dublinDay } from '#contract/dublin.ts';
import { helpPlaces } from '#contract/places/help.ts';
import { defaultHelplines } from '#contract/testimonials/helplines.ts';
import { help } from '#contract/words/help.ts';
import { HelpForm } from '../../help/HelpForm.tsx';
import { HelpSent } from '../../help/HelpSent.tsx';
import { noValues, pickFields, serviceOf } from '../../help/help-values.ts';
import { T } from '../../language/T.tsx';
import { Hero } from '../../layout/Hero.tsx';
import { usePageLocation, useRenderedAt, useSubmitted } from '../../routing/PageContext.tsx';
import { useHelpChoices } from '../../shops/phone-times.ts';
import { HelplineCard } from '../../ui/HelplineCard.tsx';

const { texts } = helpPlaces;

export const HelpPage = () => {
  const submitted = useSubmitted();
  const { service = '' } = usePageLocation().search;
  const today = dublinDay(useRenderedAt());
  const received = submitted?.help?.received;
  const values = { ...noValues, ...pickFields(submitted?.values ?? {}) };
  return (
    <>
      <Hero
        scene="transport"
        above={<T as="p" className="eyebrow" of={help.headTitle} />}
        title={texts['ask-title']}
        lead={texts['ask-lead']}
      />
      <section className="section section--furze section--form" id="ask" data-app="">
        <div className="wrap wrap--narrow">
          {submitted && received ? (
            <HelpSent
              received={received}
              name={submitted.donor ?? values.name}
              byPhone={values.phone !== '' || values.email === ''}
              ringAt={values.ringAt}
              service={serviceOf(values)}
              today={today}
            />
          ) : (
            <HelpForm submitted={submitted} service={service} />
          )}
        </div>
      </section>
      <section className="section section--tint">
        <div className="wrap wrap--narrow">
          <HelplineCard title="h2" lines={useHelpChoices()?.helplines ?? defaultHelplines} isFixed />
        </div>
      </section>
    </>
  );
};
