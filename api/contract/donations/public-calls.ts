import { call } from '../calls/call.ts';
import { donationCreated, donationPhotos, donationSubmission, vanAnswer, vanPlace } from './donations.ts';
import { photoField } from './photo-field.ts';
import { whatWeTake } from './what-we-take.ts';

export const offerItems = call({
  name: 'offerItems',
  method: 'post',
  path: '/donationitems/simple',
  may: 'anyone',
  body: donationSubmission,
  answer: donationCreated,
});

export const addDonationPhotos = call({
  name: 'addDonationPhotos',
  method: 'post',
  path: '/donationitems/:id/photos',
  may: 'anyone',
  files: { photos: photoField },
  answer: donationPhotos,
});

export const askForVan = call({
  name: 'askForVan',
  method: 'post',
  path: '/donationitems/van',
  may: 'anyone',
  body: vanPlace,
  answer: vanAnswer,
});

export const readWhatWeTake = call({
  name: 'readWhatWeTake',
  method: 'get',
  path: '/settings/what-we-take',
  may: 'anyone',
  answer: whatWeTake,
});
