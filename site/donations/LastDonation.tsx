import '../styles/offer.css';
import { longDate } from '#contract/dublin.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import type { SentOffer } from './sent-offer.ts';

/** The offer that was sent from this browser earlier, with the way to its page. */
export const LastDonation = ({ offer, onForget }: { offer: SentOffer; onForget: () => void }) => (
  <section className="form last" aria-labelledby="last-title">
    <h2 id="last-title">Your last donation</h2>
    <p>{`Sent from this device on ${longDate(offer.sentAt)}.`}</p>
    <div className="slip slip--small">
      <dl>
        <div>
          <dt>Your reference</dt>
          <dd className="ref">{offer.reference}</dd>
        </div>
      </dl>
    </div>
    <div className="acts">
      <ButtonLink variant="brand" small href={offer.manageUrl}>
        See Where It Stands
      </ButtonLink>
      <Button variant="quiet" small onClick={onForget}>
        Forget on This Device
      </Button>
    </div>
  </section>
);
