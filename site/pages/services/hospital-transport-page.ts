import { hospitalTransportPlaces } from '#contract/places/hospital-transport.ts';
import { services } from '#contract/words/services.ts';
import { definePage } from '../define-page.ts';
import { HospitalTransportPage } from './HospitalTransportPage.tsx';

export const page = definePage({
  path: hospitalTransportPlaces.path,
  places: hospitalTransportPlaces,
  namesHospitals: true,
  words: ['pages', 'services'],
  meta: { title: services.transportHere, description: services.transportDescription },
  component: HospitalTransportPage,
});
