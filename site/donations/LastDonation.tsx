import '../styles/offer.css';
import { dublinDay } from '#contract/dublin.ts';
import { offer } from '#contract/words/offer.ts';
import { T } from '../language/T.tsx';
import { dayValue } from '../language/t.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import type { SentOffer } from './sent-offer.ts';

export const LastDonation = ({ offer: sent, onForget }: { offer: SentOffer; onForget: () => void }) => (
  <section className="form last" aria-labelledby="last-title">
    <T as="h2" id="last-title" of={offer.lastTitle} />
    <T as="p" of={offer.lastSent} values={{ date: dayValue(dublinDay(new Date(sent.sentAt)), 'longDate') }} />
    <div className="slip slip--small">
      <dl>
        <div>
          <T as="dt" of={offer.yourReference} />
          <dd className="ref">{sent.reference}</dd>
        </div>
      </dl>
    </div>
    <div className="acts">
      <ButtonLink variant="brand" small href={sent.manageUrl} of={offer.seeWhereItStands} />
      <Button variant="quiet" small onClick={onForget} of={offer.forgetOnDevice} />
    </div>
  </section>
);
