import { contactPlaces } from '#contract/places/contact.ts';
import { Line } from '../../editing/Line.tsx';
import { Ticks } from '../../layout/Ticks.tsx';
import { HELP_DOCUMENTS } from '../services/help-documents.ts';

const { texts } = contactPlaces;

export const ReadyForHelp = () => (
  <section className="section section--tint">
    <div className="wrap split">
      <div>
        <Line of={texts['help-title']} as="h2" />
        <Line of={texts['help-text']} as="p" className="lead mt-md" />
      </div>
      <div className="panel panel--ok">
        <Line of={texts['ready-title']} as="h3" />
        <Ticks items={HELP_DOCUMENTS} />
        <Line of={texts['ready-below']} as="p" />
      </div>
    </div>
  </section>
);
