import { weeklyShoppingPlaces } from '#contract/places/weekly-shopping.ts';
import { AskedService } from './AskedService.tsx';

const { texts } = weeklyShoppingPlaces;

/** How to ask for help with the weekly shop. */
export const WeeklyShoppingPage = () => (
  <AskedService
    topic="weekly-shopping"
    scene="shopping"
    here="Weekly shopping"
    title="Help with the weekly shop"
    lead="When you cannot drive, lift or stand in a queue, getting to the shop is too much. Ask us for help with it."
    steps={[
      { title: 'Ring or write', text: 'Say your name, where you live, and how to reach you.' },
      { title: 'We answer', text: 'Somebody tells you what is possible where you live, and how soon.' },
      { title: 'You say what you need', text: 'The good marmalade, the right tea: say so.' },
    ]}
    facts={[
      { name: 'For whom', of: texts['for-whom'] },
      { name: 'Where', of: texts.where },
      { name: 'Days', of: texts.days },
      { name: 'Cost', of: texts.cost },
      { name: 'How soon', of: texts['how-soon'] },
    ]}
    panel={{
      title: 'Money and safety',
      of: texts.money,
      text: 'Not sure who is at the door? Ring us before you open.',
    }}
  />
);
