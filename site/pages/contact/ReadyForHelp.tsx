import { contactPlaces } from '#contract/places/contact.ts';
import { PageText } from '../../editing/PageText.tsx';
import { Ticks } from '../../layout/Ticks.tsx';
import { HELP_DOCUMENTS } from '../services/help-documents.ts';

const { texts } = contactPlaces;

export const ReadyForHelp = () => (
  <section className="section section--tint">
    <div className="wrap split">
      <div>
        <PageText of={texts['help-title']} as="h2" />
        <PageText of={texts['help-text']} as="p" className="lead mt-md" />
      </div>
      <div className="panel panel--ok">
        <PageText of={texts['ready-title']} as="h3" />
        <Ticks items={HELP_DOCUMENTS} />
        <PageText of={texts['ready-below']} as="p" />
      </div>
    </div>
  </section>
);
