import * as z from 'zod/mini';

export const SENT_OFFER_KEY = 'offer.sent';

const time = z.string().check(z.refine((value) => !Number.isNaN(Date.parse(value))));
const sentOffer = z.object({ reference: z.string(), manageUrl: z.string(), sentAt: time });
export type SentOffer = z.infer<typeof sentOffer>;

/** Storage may be full or forbidden: the link is then only on the page and in the mail. */
const unavailable = (problem: unknown) => {
  console.warn('The link of the offer could not be stored on this device.', problem);
  return null;
};

export const readSentOffer = (): SentOffer | null => {
  try {
    return z.safeParse(sentOffer, JSON.parse(localStorage.getItem(SENT_OFFER_KEY) ?? 'null')).data ?? null;
  } catch (problem) {
    return unavailable(problem);
  }
};

export const storeSentOffer = (offer: SentOffer): void => {
  try {
    localStorage.setItem(SENT_OFFER_KEY, JSON.stringify(offer));
  } catch (problem) {
    unavailable(problem);
  }
};

export const forgetSentOffer = (): void => {
  try {
    localStorage.removeItem(SENT_OFFER_KEY);
  } catch (problem) {
    unavailable(problem);
  }
};
