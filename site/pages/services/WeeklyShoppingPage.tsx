import { AskedService } from './AskedService.tsx';
import { WEEKLY_SHOPPING_PATH, weeklyShoppingFacts } from './weekly-shopping-facts.ts';

/** How to ask for help with the weekly shop. */
export const WeeklyShoppingPage = () => (
  <AskedService
    path={WEEKLY_SHOPPING_PATH}
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
    facts={weeklyShoppingFacts}
    panel={{
      title: 'Money and safety',
      place: 'money',
      fallback: 'Please ask how paying goes before the first shop. Never give anybody your bank card or its number.',
      text: 'Not sure who is at the door? Ring us before you open.',
    }}
  />
);
