import { calendarFile, call } from '../calls/call.ts';
import { donationPhotos } from './donations.ts';
import { anotherDay, managedDayChoice, managedDonation, managedDonationRequest } from './managed-donation.ts';
import { photoField } from './photo-field.ts';

export const readManagedDonation = call({
  name: 'readManagedDonation',
  method: 'post',
  path: '/donationitems/yours',
  may: 'anyone',
  body: managedDonationRequest,
  answer: managedDonation,
});

export const withdrawManagedDonation = call({
  name: 'withdrawManagedDonation',
  method: 'post',
  path: '/donationitems/yours/withdraw',
  may: 'anyone',
  body: managedDonationRequest,
  answer: managedDonation,
});

export const addPhotosToManagedDonation = call({
  name: 'addPhotosToManagedDonation',
  method: 'post',
  path: '/donationitems/yours/photos',
  may: 'anyone',
  body: managedDonationRequest,
  files: { photos: photoField },
  answer: donationPhotos,
});

export const askAnotherDayForManagedDonation = call({
  name: 'askAnotherDayForManagedDonation',
  method: 'post',
  path: '/donationitems/yours/another-day',
  may: 'anyone',
  body: anotherDay,
  answer: managedDonation,
});

export const chooseDayForManagedDonation = call({
  name: 'chooseDayForManagedDonation',
  method: 'post',
  path: '/donationitems/yours/choose',
  may: 'anyone',
  body: managedDayChoice,
  answer: managedDonation,
});

export const readManagedCalendar = call({
  name: 'readManagedCalendar',
  method: 'post',
  path: '/donationitems/yours/calendar',
  may: 'anyone',
  body: managedDonationRequest,
  answer: calendarFile,
});
