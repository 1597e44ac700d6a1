import type { ReactNode } from 'react';
import type { MessageTopic } from '#contract/message-topics.ts';
import type { TextPlace } from '#contract/places/place.ts';
import { useSettings } from '../../client/PageAnswersContext.tsx';
import { EditableText } from '../../editing/EditableText.tsx';
import { Hero } from '../../layout/Hero.tsx';
import { telHref } from '../../shops/contact.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import type { HeroScene } from '../../ui/Illustration.tsx';
import { Mail } from '../../ui/icons/Mail.tsx';
import { Phone } from '../../ui/icons/Phone.tsx';
import { type AskedFact, AskedFacts } from './AskedFacts.tsx';
import { ServiceCrumbs } from './ServiceHead.tsx';

interface Step {
  title: string;
  text: string;
}

type AskedServiceProps = {
  topic: MessageTopic;
  scene: HeroScene;
  here: string;
  title: string;
  lead: string;
  /** Stands above the steps. */
  notice?: ReactNode;
  steps: readonly Step[];
  facts: readonly AskedFact[];
  /** The panel beside the facts: an editable text, and a fixed one below it. */
  panel: { title: string; of: TextPlace; text: string };
};

/** The ways to ask for a service: by phone, and on the contact page with its topic chosen. */
const AskButtons = ({ topic }: { topic: MessageTopic }) => {
  const { phone } = useSettings().contact;
  return (
    <div className="row">
      <ButtonLink href={telHref(phone)} variant="brand" icon={Phone}>
        Call {phone}
      </ButtonLink>
      <ButtonLink href={`/contact?about=${topic}`} variant="line" icon={Mail}>
        Write to Us
      </ButtonLink>
    </div>
  );
};

/** A service that somebody asks for by phone or on the contact page. */
export const AskedService = (props: AskedServiceProps) => {
  const { topic, scene, here, title, lead, notice, steps, facts, panel } = props;
  return (
    <>
      <Hero scene={scene} above={<ServiceCrumbs here={here} />} title={title} lead={lead}>
        <AskButtons topic={topic} />
      </Hero>
      <section className="section">
        <div className="wrap">
          {notice}
          <div className="head">
            <h2>How to ask</h2>
          </div>
          <ol className="steps">
            {steps.map((step) => (
              <li key={step.title}>
                <h3>{step.title}</h3>
                <p>{step.text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className="section section--tint">
        <div className="wrap split">
          <div>
            <div className="head head--close">
              <h2>Good to know</h2>
            </div>
            <AskedFacts facts={facts} />
          </div>
          <div className="panel panel--ok">
            <h2 className="h3">{panel.title}</h2>
            <EditableText of={panel.of} />
            <p>{panel.text}</p>
          </div>
        </div>
      </section>
    </>
  );
};
