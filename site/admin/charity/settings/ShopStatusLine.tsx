import * as z from 'zod/mini';
import { type Shop, shop as schema } from '#contract/settings/settings.ts';
import { HoursLine } from '../../../shops/HoursLine.tsx';
import { shopStatus } from '../../../shops/open-now.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { useNow } from '../../useNow.ts';

const tones = { open: 'ok', 'closing-soon': 'info', closed: 'wait' } as const;

export const ShopStatusLine = ({ shop }: { shop: Shop }) => {
  const now = useNow();
  if (!z.safeParse(schema, shop).success) {
    return <p className="hint">Visitors read the hours here once all of them are filled in.</p>;
  }
  const { state, text } = shopStatus(shop, now);
  return (
    <div className="row row--tight">
      <span className="hint">Visitors read:</span>
      <Badge tone={tones[state]}>{text}</Badge>
      <span className="hint">
        <HoursLine hours={shop.hours} />
      </span>
    </div>
  );
};
