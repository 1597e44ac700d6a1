import { Ticks } from '../../layout/Ticks.tsx';
import { HELP_DOCUMENTS } from '../services/help-documents.ts';

/** What to have ready for an application for help with medical costs. */
export const ReadyForHelp = () => (
  <section className="section section--tint">
    <div className="wrap split">
      <div>
        <h2>Help with medical costs</h2>
        <p className="lead mt-md">
          Write a few lines below, or ring us. We tell you what happens next, and review a complete application in 3-5
          business days.
        </p>
      </div>
      <div className="panel panel--ok">
        <h3>Have these ready</h3>
        <Ticks items={HELP_DOCUMENTS} />
        <p>Please do not send any of them by e-mail, and none with this form: we ask for them by phone or post.</p>
      </div>
    </div>
  </section>
);
