import { hospitalTransportPlaces } from '#contract/places/hospital-transport.ts';
import { definePage } from '../define-page.ts';
import { HospitalTransportPage } from './HospitalTransportPage.tsx';

export const page = definePage({
  path: hospitalTransportPlaces.path,
  places: hospitalTransportPlaces,
  namesHospitals: true,
  meta: {
    title: 'Hospital transport',
    description: 'Free lifts to hospital by volunteer drivers. Book by phone at least 48 hours ahead.',
  },
  component: HospitalTransportPage,
});
