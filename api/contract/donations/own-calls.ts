import { calendarFile, call } from '../calls/call.ts';
import { donationPhotos } from './donations.ts';
import { anotherDay, ownDayChoice, ownDonation, ownDonationRequest } from './own-donation.ts';
import { photoField } from './photo-field.ts';

export const readOwnOffer = call({
  name: 'readOwnOffer',
  method: 'post',
  path: '/donationitems/yours',
  may: 'anyone',
  body: ownDonationRequest,
  answer: ownDonation,
});

export const withdrawOwnOffer = call({
  name: 'withdrawOwnOffer',
  method: 'post',
  path: '/donationitems/yours/withdraw',
  may: 'anyone',
  body: ownDonationRequest,
  answer: ownDonation,
});

export const addPhotosToOwnOffer = call({
  name: 'addPhotosToOwnOffer',
  method: 'post',
  path: '/donationitems/yours/photos',
  may: 'anyone',
  body: ownDonationRequest,
  files: { photos: photoField },
  answer: donationPhotos,
});

export const askAnotherDayForOwnOffer = call({
  name: 'askAnotherDayForOwnOffer',
  method: 'post',
  path: '/donationitems/yours/another-day',
  may: 'anyone',
  body: anotherDay,
  answer: ownDonation,
});

export const chooseDayForOwnOffer = call({
  name: 'chooseDayForOwnOffer',
  method: 'post',
  path: '/donationitems/yours/choose',
  may: 'anyone',
  body: ownDayChoice,
  answer: ownDonation,
});

export const readOwnCalendar = call({
  name: 'readOwnCalendar',
  method: 'post',
  path: '/donationitems/yours/calendar',
  may: 'anyone',
  body: ownDonationRequest,
  answer: calendarFile,
});
