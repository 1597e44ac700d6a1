import { medicalExpensesPlaces } from '#contract/places/medical-expenses.ts';
import { definePage } from '../define-page.ts';
import { MedicalExpensesPage } from './MedicalExpensesPage.tsx';

export const page = definePage({
  path: '/services/medical-expenses',
  places: medicalExpensesPlaces,
  meta: {
    title: 'Medical expense support',
    description:
      'How to apply for help with essential medical costs, in three steps. We review applications in 3-5 business days.',
  },
  component: MedicalExpensesPage,
});
