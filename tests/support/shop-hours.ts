import { weekdays } from '#contract/dublin.ts';
import type { OpeningHours } from '#contract/settings/settings.ts';
import type { Product } from './product.ts';
import type { Headers } from './test-api.ts';

/** Gives every shop the same hours on all days of the week and no closures; with `null` all stay closed. */
export const setShopHours = async (product: Product, as: Headers, hours: OpeningHours['monday']): Promise<void> => {
  const settings = (await product.get('/settings')).body;
  const week = Object.fromEntries(weekdays.map((day) => [day, hours]));
  const shops = settings.shops.map((shop: object) => ({ ...shop, hours: week, closures: [] }));
  const { status } = await product.call('put', '/settings', { as, json: { ...settings, shops } });
  if (status !== 200) throw new Error(`The hours of the shops were not saved: ${status}`);
};
