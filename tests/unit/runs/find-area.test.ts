import { describe, expect, it } from 'vitest';
import { defaultRunSettings } from '#contract/runs/default-run-settings.ts';
import { createAreaFinder } from '#contract/runs/find-area.ts';

const find = createAreaFinder(defaultRunSettings.areas);
const nameOf = (address: string, eircode?: string) => find({ address, eircode })?.name ?? null;

describe('the areas that come with the portal', () => {
  it('are some forty places with the thirteen routing keys of the three counties', () => {
    const { areas } = defaultRunSettings;
    expect(areas.length).toBeGreaterThanOrEqual(38);
    expect(areas.length).toBeLessThanOrEqual(44);
    const keys = [...new Set(areas.flatMap(({ routingKeys }) => routingKeys))].sort();
    expect(keys).toEqual(
      ['R14', 'R51', 'R56', 'W12', 'W23', 'W34', 'W91', 'R21', 'R93', 'Y21', 'Y25', 'Y34', 'Y35'].sort(),
    );
    for (const { latitude, longitude } of areas) {
      expect(latitude).toBeGreaterThan(52.1);
      expect(latitude).toBeLessThan(53.5);
      expect(longitude).toBeGreaterThan(-7.2);
      expect(longitude).toBeLessThan(-6.1);
    }
  });

  it('lead every name of a town to one area', () => {
    const { areas } = defaultRunSettings;
    const owners = new Map<string, string>();
    for (const { name, towns } of areas)
      for (const town of towns) {
        expect([town, owners.get(town.toLowerCase()) ?? name]).toEqual([town, name]);
        owners.set(town.toLowerCase(), name);
        expect(nameOf(`4 Mill Road, ${town}`)).toBe(name);
      }
  });
});

describe('the area of an address', () => {
  it.each([
    ['14 Charlton Hill, Rosbercon, Y34 VX20', 'New Ross'],
    ['2 Station Road, Campile, Y34KD81', 'Campile'],
    ['The Old Forge, y34 h2t4', 'New Ross'],
    ['Longgraigue, Foulksmills, Y35 TR90', 'Taghmon'],
    ['1 Naas Road, Y21 F000', 'Enniscorthy'],
  ])('is found by the routing key, then by the town that shares it: %s', (address, area) => {
    expect(nameOf(address)).toBe(area);
  });

  it('takes the Eircode of its own field before one in the address', () => {
    expect(nameOf('Main Street, Gorey', 'Y34 VX20')).toBe('New Ross');
    expect(nameOf('Main Street, Gorey', '')).toBe('Gorey');
  });

  it('is that of the town in the chosen county, where several have its name', () => {
    const { areas } = defaultRunSettings;
    const twice = areas.map((area) => (area.name === 'Gorey' ? { ...area, towns: [...area.towns, 'Milltown'] } : area));
    const findTwice = createAreaFinder(twice);
    expect(findTwice({ address: '2 Hill Road, Milltown', county: 'Kildare' })?.name).toBe('Newbridge');
    expect(findTwice({ address: '2 Hill Road, Milltown', county: 'Wexford' })?.name).toBe('Gorey');
  });

  it('is that of a town across the border of the chosen county', () => {
    expect(find({ address: '4 Mill Road, Rosbercon', county: 'Kilkenny' })?.name).toBe('New Ross');
    expect(find({ address: 'Church Street, Bunclody', county: 'Carlow' })?.name).toBe('Bunclody');
  });

  it('is none for a county alone', () => {
    expect(find({ address: 'Beside the old creamery', county: 'Wexford' })).toBeNull();
  });

  it.each(['Bagenalstown', 'Bagnelstown', 'Muine Bheag', 'MUINEBHEAG', 'Muinebheag, Co. Carlow'])(
    'knows %s under one area',
    (town) => expect(nameOf(`4 Mill Road, ${town}`)).toBe('Bagenalstown'),
  );

  it.each([
    ['3 Quay Street, New Ross, Co Wexford', 'New Ross'],
    ['3 Quay Street New Ross Wexford', 'New Ross'],
    ['12 Main Street, Wexford', 'Wexford'],
    ['12 Main Street,\nWexford Town,\nCo. Wexford', 'Wexford'],
    ['Campile, New Ross, Co Wexford', 'Campile'],
    ['4 Ferns Wood, Gorey', 'Gorey'],
    ['9 Castlebridge Meadows, Wexford Town', 'Wexford'],
    ['5 Carlow Road, Athy', 'Athy'],
    ['7 Athy Road, Carlow', 'Carlow'],
    ['Unit 2, Naas Retail Park, Sallins', 'Sallins'],
    ['Fethard-on-Sea, Co Wexford', 'Duncannon'],
    ['Rosslare Harbour', 'Rosslare'],
    ['1 St. Mary’s Terrace, The Curragh, County Kildare', 'Curragh'],
    ['4 Mill Road, Gorey, Contae Loch Garman', 'Gorey'],
    ['Off the N30 road, Enniscorthy', 'Enniscorthy'],
  ])('is that of the town, not of a street or a county: %s', (address, area) => {
    expect(nameOf(address)).toBe(area);
  });

  it.each([
    'Beside the old creamery',
    '12 Wexford Street, Dublin 2, D02 X285',
    'New Ross Road, Kilkenny',
    'Ballindaggin, Co Wexford',
    '4 Newtown, Waterford, X91 PK12',
    '',
    '???',
    'W'.repeat(500),
  ])('is none where no town or key says one: %s', (address) => {
    expect(nameOf(address)).toBeNull();
  });

  it('has no area without areas, and does not stumble over a name of signs only', () => {
    expect(createAreaFinder([])({ address: 'Main Street, Gorey, Y25 AC12' })).toBeNull();
    const [gorey] = defaultRunSettings.areas.filter(({ name }) => name === 'Gorey');
    expect(gorey && createAreaFinder([{ ...gorey, towns: ['--'] }])({ address: '-- Gorey' })?.name).toBe('Gorey');
  });
});
