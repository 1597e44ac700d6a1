import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPortal } from '../../support/portal.tsx';
import { addOffer } from '../../support/records.ts';
import { screenApi } from '../../support/screen-api.ts';

test.each(['/admin/donations/pending', '/admin/donations'])(
  'every pickup on %s shows its area, or that it has none',
  async (address) => {
    const api = screenApi();
    const pickup = { pickupRequired: true, submitterName: 'Deirdre' };
    await addOffer(api, { ...pickup, description: 'A sewing machine.', pickupAddress: '2 Rafter Street, Enniscorthy' });
    await addOffer(api, { ...pickup, description: 'A wardrobe of oak.', pickupAddress: 'Beside the old creamery' });
    await addOffer(api, { description: 'Two bedside lamps.', pickupRequired: false });
    await openPortal(address, { api });
    const of = async (words: RegExp) => {
      const [text] = await screen.findAllByText(words);
      const item = text?.closest<HTMLElement>('article, li, tr');
      if (!item) throw new Error(`${words} is in no item.`);
      return within(item);
    };
    expect((await of(/sewing machine/)).getByText('Enniscorthy')).toBeTruthy();
    expect((await of(/wardrobe of oak/)).getByText('No area')).toBeTruthy();
    expect((await of(/bedside lamps/)).queryByText('No area')).toBeNull();
  },
);
