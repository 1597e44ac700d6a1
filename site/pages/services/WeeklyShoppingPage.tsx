import { weeklyShoppingPlaces } from '#contract/places/weekly-shopping.ts';
import { services } from '#contract/words/services.ts';
import { ServiceOnRequest } from './ServiceOnRequest.tsx';

const { texts } = weeklyShoppingPlaces;

export const WeeklyShoppingPage = () => (
  <ServiceOnRequest
    service="shopping"
    scene="shopping"
    here={services.shoppingHere}
    texts={texts}
    facts={[
      { name: services.forWhom, of: texts['for-whom'] },
      { name: services.where, of: texts.where },
      { name: services.days, of: texts.days },
      { name: services.cost, of: texts.cost },
      { name: services.howSoon, of: texts['how-soon'] },
    ]}
    panel={texts.money}
  />
);
