import { useEffect, useState } from 'react';
import { forgetSentOffer, readSentOffer, type SentOffer } from './sent-offer.ts';

/** The offer sent before this page was opened; null without one, or once another is sent. */
export const useLastDonation = () => {
  const [last, setLast] = useState<SentOffer | null>(null);
  useEffect(() => setLast(readSentOffer()), []);
  const hide = () => setLast(null);
  const forget = () => {
    forgetSentOffer();
    hide();
  };
  return { last, hide, forget };
};
