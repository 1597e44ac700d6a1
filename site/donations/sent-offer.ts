import * as z from 'zod/mini';

/** Where the offer that was sent from this browser is stored. */
export const SENT_OFFER_KEY = 'offer.sent';

const time = z.string().check(z.refine((value) => !Number.isNaN(Date.parse(value))));
const sentOffer = z.object({ reference: z.string(), manageUrl: z.string(), sentAt: time });
export type SentOffer = z.infer<typeof sentOffer>;

/** Storage that is full or forbidden: the link is then only on the page and in the mail. */
const unavailable = (problem: unknown) => {
  console.warn('The link of the offer could not be stored on this device.', problem);
  return null;
};

/** The offer that was sent last from this browser, until it is dismissed; null when there is none. */
export const readSentOffer = (): SentOffer | null => {
  try {
    return z.safeParse(sentOffer, JSON.parse(localStorage.getItem(SENT_OFFER_KEY) ?? 'null')).data ?? null;
  } catch (problem) {
    return unavailable(problem);
  }
};

/** Stores an offer's reference and manage link in this browser, in place of an earlier one. */
export const storeSentOffer = (offer: SentOffer): void => {
  try {
    localStorage.setItem(SENT_OFFER_KEY, JSON.stringify(offer));
  } catch (problem) {
    unavailable(problem);
  }
};

/** Dismisses the offer. */
export const forgetSentOffer = (): void => {
  try {
    localStorage.removeItem(SENT_OFFER_KEY);
  } catch (problem) {
    unavailable(problem);
  }
};
