import type { HelpServiceKey } from '#contract/help/help-services.ts';
import type { TextPlace } from '#contract/places/place.ts';
import { titledAt } from '#contract/places/titled-place.ts';
import type { Message } from '#contract/words/message.ts';
import { services } from '#contract/words/services.ts';
import { site } from '#contract/words/site.ts';
import { useSettings } from '../../client/PageAnswersContext.tsx';
import { EditableText } from '../../editing/EditableText.tsx';
import { PageText } from '../../editing/PageText.tsx';
import { T } from '../../language/T.tsx';
import { Hero } from '../../layout/Hero.tsx';
import { usePhoneHref } from '../../shops/PhoneLinks.tsx';
import { PhoneStatus } from '../../shops/PhoneStatus.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import type { Elements } from '../../ui/elements.ts';
import type { HeroScene } from '../../ui/Illustration.tsx';
import { type ServiceFact, ServiceFacts } from './ServiceFacts.tsx';
import { ServiceCrumbs } from './ServiceHead.tsx';

const STEPS = ['ring', 'answer', 'then'] as const;
type StepKey = `${(typeof STEPS)[number]}-${'title' | 'text'}`;
type TextKey = StepKey | 'title' | 'lead' | 'how-title' | 'know-title' | 'panel-title' | 'panel-below';

type ServiceOnRequestProps = {
  service: HelpServiceKey;
  scene: HeroScene;
  here: Message;
  texts: Readonly<Record<TextKey, TextPlace>>;
  notice?: Elements;
  facts: readonly ServiceFact[];
  panel: TextPlace;
};

const AskButtons = ({ service }: { service: HelpServiceKey }) => {
  const { phone } = useSettings().contact;
  const hrefOf = usePhoneHref();
  return (
    <>
      <div className="row">
        <ButtonLink href={hrefOf(phone)} variant="brand" icon="phone">
          <T of={site.call} values={{ phone }} />
        </ButtonLink>
        <ButtonLink href={`/help?service=${service}`} variant="line" icon="mail" of={services.writeToUs} />
      </div>
      <PhoneStatus />
    </>
  );
};

export const ServiceOnRequest = (props: ServiceOnRequestProps) => {
  const { service, scene, here, texts, notice, facts, panel } = props;
  return (
    <>
      <Hero scene={scene} above={<ServiceCrumbs here={here} />} title={texts.title} lead={texts.lead}>
        <AskButtons service={service} />
      </Hero>
      <section className="section">
        <div className="wrap">
          {notice}
          <div className="head">
            <PageText of={texts['how-title']} as="h2" />
          </div>
          <ol className="steps">
            {STEPS.map((key) => {
              const { title, says } = titledAt({ texts }, key);
              return (
                <li key={key}>
                  <PageText of={title} as="h3" />
                  <PageText of={says} as="p" />
                </li>
              );
            })}
          </ol>
        </div>
      </section>
      <section className="section section--tint">
        <div className="wrap split">
          <div>
            <div className="head head--close">
              <PageText of={texts['know-title']} as="h2" />
            </div>
            <ServiceFacts facts={facts} />
          </div>
          <div className="panel panel--ok">
            <PageText of={texts['panel-title']} as="h2" className="h3" />
            <EditableText of={panel} />
            <PageText of={texts['panel-below']} as="p" />
          </div>
        </div>
      </section>
    </>
  );
};
