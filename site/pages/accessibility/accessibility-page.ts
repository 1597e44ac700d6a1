import { accessibilityPlaces } from '#contract/places/accessibility.ts';
import { definePage } from '../define-page.ts';
import { AccessibilityPage } from './AccessibilityPage.tsx';

export const page = definePage({
  path: '/accessibility',
  places: accessibilityPlaces,
  meta: {
    title: 'Accessibility',
    description: 'How this website is tested for everybody, what is known not to be good yet, and whom to tell.',
  },
  component: AccessibilityPage,
});
