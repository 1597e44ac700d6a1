import { anotherDay, DAY_NOTE_MAX, ownDayChoice, ownDonationRequest } from '#contract/donations/own-donation.ts';
import { photoField } from '#contract/donations/photo-field.ts';
import { placeIn } from '#contract/manage-link/manage-token.ts';
import { askAnotherDay } from '../donations/ask-another-day.ts';
import { chooseDayByLink } from '../donations/choose-day.ts';
import { addPhotosByLink, readByLink, withdrawByLink } from '../donations/manage-own.ts';
import { ownCalendar } from '../donations/own-calendar.ts';
import { parse } from '../http/parse.ts';
import { postedManaged } from './posted-managed.ts';

export const postedOwnOffer = postedManaged({
  files: { photos: photoField },
  freeTexts: { note: DAY_NOTE_MAX },
  request: ownDonationRequest,
  look: async (deps, token) => ({ ownOffer: { donation: await readByLink(deps, token), done: null } }),
  steps: {
    withdraw: async (deps, { token }) => ({
      ownOffer: { donation: await withdrawByLink(deps, token), done: 'withdrawn' },
    }),
    async 'another-day'(deps, { fields }) {
      await deps.space.checkGrowth();
      return { ownOffer: { donation: await askAnotherDay(deps, parse(anotherDay, fields)), done: null } };
    },
    choose: async (deps, { fields }) => ({
      ownOffer: { donation: await chooseDayByLink(deps, parse(ownDayChoice, fields)), done: null },
    }),
    calendar: async (deps, { token }) => ({ file: await ownCalendar(deps, token) }),
    async photos(deps, { token, files, source }) {
      await deps.space.checkGrowth();
      await addPhotosByLink(deps, { token, uploads: files.photos ?? [], key: source.key });
      return { ownOffer: { donation: await readByLink(deps, token), done: 'photos' } };
    },
  },
  see: async (deps, { token, fields }) => ({
    ownOffer: { donation: await readByLink(deps, token), done: null, place: placeIn(fields.token ?? '') },
  }),
});
