import { describe, expect, it } from 'vitest';
import { addressLines } from '#contract/donations/pickup-address.ts';
import { counties, countyOfEircode } from '#contract/places/counties.ts';
import { defaultRunSettings } from '#contract/runs/default-run-settings.ts';
import { mapUrl } from '#site/admin/collect/runs/run-labels.ts';
import { addressAndEircode } from '#site/admin/collect/runs/StopAddress.tsx';

describe('an address as it is shown', () => {
  it.each([
    ['14 Charlton Hill, New Ross', ['14 Charlton Hill, New Ross', 'Co. Wexford', 'Y34 VX20']],
    ['14 Charlton Hill \n\n New Ross', ['14 Charlton Hill', 'New Ross', 'Co. Wexford', 'Y34 VX20']],
    ['Wexford Street, New Ross', ['Wexford Street, New Ross', 'Co. Wexford', 'Y34 VX20']],
    ['Wexfordtown House', ['Wexfordtown House', 'Co. Wexford', 'Y34 VX20']],
    ['3 Quay, New Ross, Co Wexford', ['3 Quay, New Ross, Co Wexford', 'Y34 VX20']],
    ['3 Quay, New Ross\nCo. Wexford', ['3 Quay, New Ross', 'Co. Wexford', 'Y34 VX20']],
    ['Spawell Road, WEXFORD', ['Spawell Road, WEXFORD', 'Y34 VX20']],
    ['3 Quay, Ros Mhic Thriúin, Contae Loch Garman', ['3 Quay, Ros Mhic Thriúin, Contae Loch Garman', 'Y34 VX20']],
    ['3 Quay New Ross county wexford y34vx20', ['3 Quay New Ross county wexford y34vx20']],
    ['', ['Co. Wexford', 'Y34 VX20']],
  ])('says the county and the Eircode once: %j', (address, lines) => {
    expect(addressLines({ address, county: 'Wexford', eircode: 'Y34 VX20' })).toEqual(lines);
  });

  it('is what was typed, where nothing else is known', () => {
    expect(addressLines({ address: '3 Quay, New Ross' })).toEqual(['3 Quay, New Ross']);
    expect(addressLines({ address: '', county: null, eircode: null })).toEqual([]);
  });

  it('leads to a map by its Eircode, else by its lines', () => {
    const where = { address: '3 Quay\nNew Ross', county: 'Wexford' } as const;
    expect(decodeURIComponent(mapUrl(where))).toMatch(/=3 Quay, New Ross, Co. Wexford, Ireland$/);
    expect(decodeURIComponent(mapUrl({ ...where, eircode: 'Y34 VX20' }))).toMatch(/=Y34 VX20, Ireland$/);
    expect(decodeURIComponent(mapUrl({ address: '3 Quay, y34vx20' }))).toMatch(/=Y34 VX20, Ireland$/);
  });

  it.each([
    [{ address: '3 Quay, New Ross', eircode: 'Y34 VX20' }, ['3 Quay, New Ross'], 'Y34 VX20'],
    [{ address: '3 Quay, New Ross, y34vx20' }, ['3 Quay, New Ross'], 'Y34 VX20'],
    [{ address: '3 Quay\nY34 VX20\nNew Ross' }, ['3 Quay', 'New Ross'], 'Y34 VX20'],
    [{ address: '3 Quay, New Ross' }, ['3 Quay, New Ross'], null],
    [{ address: '', eircode: 'Y34 VX20' }, [], 'Y34 VX20'],
    [{ address: '4 Main St R93 X2D7' }, ['4 Main St'], 'R93 X2D7'],
    [{ address: '4 Main St r93x2d7 Carlow, Ireland', eircode: 'R93 X2D7' }, ['4 Main St Carlow, Ireland'], 'R93 X2D7'],
    [{ address: 'Off the N30 road, Enniscorthy' }, ['Off the N30 road, Enniscorthy'], null],
    [{ address: 'Apt A12 Park Lane\nCarlow' }, ['Apt A12 Park Lane', 'Carlow'], null],
    [{ address: 'Off the N30 road, Y21 K2P7' }, ['Off the N30 road'], 'Y21 K2P7'],
    [{ address: 'Apt A12 Park Lane', eircode: 'Y34 VXTP' }, ['Apt A12 Park Lane'], 'Y34 VXTP'],
  ])('sets its Eircode off for a driver, also one that was typed into it: %j', (where, lines, eircode) => {
    expect(addressAndEircode(where)).toEqual({ lines, eircode });
  });
});

describe('the counties', () => {
  it('are the 32, each once', () => {
    expect(counties).toHaveLength(32);
    expect(new Set(counties)).toHaveProperty('size', 32);
  });

  it('have the routing keys of all areas that come with the portal', () => {
    for (const key of defaultRunSettings.areas.flatMap(({ routingKeys }) => routingKeys))
      expect([key, countyOfEircode(key)]).toEqual([key, expect.any(String)]);
  });
});
