import { donationsPlaces } from '#contract/places/donations.ts';
import { offer } from '#contract/words/offer.ts';
import { T } from '../../language/T.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { AcceptedText, WHAT_WE_TAKE_PATH } from '../what-we-take/AcceptedText.tsx';

const { texts } = donationsPlaces;

export const AcceptLists = () => (
  <section className="section section--tint">
    <div className="wrap">
      <div className="grid g2">
        <div className="panel panel--ok">
          <T as="h2" className="h3" of={offer.weAccept} />
          <AcceptedText of={texts.accept} isTaken />
        </div>
        <div className="panel panel--no">
          <T as="h2" className="h3" of={offer.weCannotAccept} />
          <AcceptedText of={texts['cannot-accept']} isTaken={false} />
        </div>
      </div>
      <p className="mt-lg">
        <ButtonLink href={WHAT_WE_TAKE_PATH} variant="line" icon="search" of={offer.lookUpItem} />
      </p>
    </div>
  </section>
);
