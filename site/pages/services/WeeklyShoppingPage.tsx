import { weeklyShoppingPlaces } from '#contract/places/weekly-shopping.ts';
import { AskedService } from './AskedService.tsx';

const { texts } = weeklyShoppingPlaces;

/** How to ask for help with the weekly shop. */
export const WeeklyShoppingPage = () => (
  <AskedService
    service="shopping"
    scene="shopping"
    here="Weekly shopping"
    texts={texts}
    facts={[
      { name: 'For whom', of: texts['for-whom'] },
      { name: 'Where', of: texts.where },
      { name: 'Days', of: texts.days },
      { name: 'Cost', of: texts.cost },
      { name: 'How soon', of: texts['how-soon'] },
    ]}
    panel={texts.money}
  />
);
