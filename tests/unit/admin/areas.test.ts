import { describe, expect, it, test } from 'vitest';
import { areaOf, byArea, lacksStreet, NO_AREA } from '#site/admin/review/donations/collection-sheet/areas.ts';
import { donation } from '../../support/donation-item.ts';

test.each([
  ['14 Charlton Hill, New Ross', 'New Ross'],
  ['14 Charlton Hill, New Ross, Co. Wexford', 'New Ross'],
  ['14 Charlton Hill\nNew Ross\nCounty Wexford\nY34 AB12', 'New Ross'],
  ['3 Main Street, Clane, Co Kildare W91 X2Y3', 'Clane'],
  ['Mill Lane, Bagnelstown R21 AX45', 'Bagnelstown'],
  ['7 Quay Street, Dublin 2', 'Dublin 2'],
  ['The Old Schoolhouse', 'The Old Schoolhouse'],
  ['10 Leighlinbridge, Co Carlow', 'Leighlinbridge'],
  ['3 Main Street, Gorey, Contae Loch Garman', 'Gorey'],
  ['12b Mill Road, Clane', 'Clane'],
  ['14 Charlton Hill', NO_AREA],
  ['R21 AX45', NO_AREA],
  ['', NO_AREA],
])('%j is in %s', (address, area) => {
  expect(areaOf(address)).toBe(area);
});

const at = (pickupAddress: string, name: string) => donation({ id: name, reference: name, pickupAddress });

test('neighbours are grouped, areas sorted by name, unclear ones last', () => {
  const areas = byArea([
    at('10 Quay, New Ross', 'D-1'),
    at('5 Hill', 'D-2'),
    at('1 Main Street, Clane', 'D-3'),
    at('2 Quay, NEW ROSS, Co. Wexford', 'D-4'),
  ]);
  expect(areas.map(({ name, items }) => [name, items.map(({ reference }) => reference)])).toEqual([
    ['Clane', ['D-3']],
    ['New Ross', ['D-4', 'D-1']],
    [NO_AREA, ['D-2']],
  ]);
});

test('without pickups there is no area', () => {
  expect(byArea([])).toEqual([]);
});

describe('an address without a street', () => {
  it.each(['', 'Wexford', 'New Ross, Co. Wexford', 'Bagnelstown, Ireland'])('is marked: %j', (pickupAddress) => {
    expect(lacksStreet({ pickupAddress })).toBe(true);
  });

  it.each([
    '14 Charlton Hill, New Ross',
    'Main Street',
    'Rose Cottage, Clane',
    'Wexford, Y35 XK12',
    'The old mill, Borris',
  ])('is not marked with more than a town: %j', (pickupAddress) => {
    expect(lacksStreet({ pickupAddress })).toBe(false);
  });

  it('is not marked where the donor gave an Eircode', () => {
    expect(lacksStreet({ pickupAddress: 'Wexford', pickupEircode: 'Y35 XK12' })).toBe(false);
  });
});
