import { medicalExpensesPlaces } from '#contract/places/medical-expenses.ts';
import { services } from '#contract/words/services.ts';
import { definePage } from '../define-page.ts';
import { MedicalExpensesPage } from './MedicalExpensesPage.tsx';

export const page = definePage({
  path: '/services/medical-expenses',
  places: medicalExpensesPlaces,
  words: ['services', 'contact'],
  meta: { title: services.medicalTitle, description: services.medicalDescription },
  component: MedicalExpensesPage,
});
