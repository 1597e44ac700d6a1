import type { Area, RunSettings } from './run-settings.ts';
import { STOP_MINUTES_DEFAULT } from './run-settings.ts';

const place = (name: string, key: string, [latitude, longitude]: [number, number], spellings: string[] = []): Area => ({
  name,
  routingKeys: [key],
  towns: [name, ...spellings],
  latitude,
  longitude,
  minutes: STOP_MINUTES_DEFAULT,
});

/** The post town of a routing key comes first among the places that share it. */
const kildare: Area[] = [
  place('Athy', 'R14', [52.991, -6.98]),
  place('Castledermot', 'R14', [52.909, -6.842]),
  place('Kildare', 'R51', [53.156, -6.914], ['Kildare Town']),
  place('Rathangan', 'R51', [53.221, -6.995]),
  place('Curragh', 'R56', [53.146, -6.832], ['The Curragh', 'Curragh Camp', 'Brownstown']),
  place('Kilcullen', 'R56', [53.13, -6.744]),
  place('Newbridge', 'W12', [53.181, -6.797], ['Droichead Nua', 'Athgarvan', 'Milltown']),
  place('Celbridge', 'W23', [53.342, -6.544]),
  place('Leixlip', 'W23', [53.366, -6.496], ['Confey']),
  place('Maynooth', 'W23', [53.385, -6.594]),
  place('Kilcock', 'W23', [53.402, -6.671]),
  place('Monasterevin', 'W34', [53.141, -7.066], ['Monasterevan']),
  place('Naas', 'W91', [53.216, -6.667]),
  place('Sallins', 'W91', [53.249, -6.666]),
  place('Kill', 'W91', [53.251, -6.592], ['Johnstown']),
  place('Clane', 'W91', [53.291, -6.689]),
  place('Prosperous', 'W91', [53.29, -6.754], ['Caragh', 'Carragh', 'Allenwood', 'Robertstown', 'Coill Dubh']),
  place('Derrinturn', 'W91', [53.342, -6.941], ['Carbury']),
];

const carlow: Area[] = [
  place(
    'Bagenalstown',
    'R21',
    [52.7, -6.962],
    ['Bagnelstown', 'Muine Bheag', 'Muinebeag', 'Muinebheag', 'Myshall', 'Fennagh', 'Fenagh'],
  ),
  place('Carlow', 'R93', [52.841, -6.926], ['Carlow Town', 'Graiguecullen', 'Tinryland']),
  place('Leighlinbridge', 'R93', [52.736, -6.977], ['Old Leighlin']),
  place('Tullow', 'R93', [52.8, -6.737], ['Ballon']),
  place('Hacketstown', 'R93', [52.863, -6.559], ['Rathvilly']),
];

const wexford: Area[] = [
  place('Enniscorthy', 'Y21', [52.501, -6.558]),
  place('Bunclody', 'Y21', [52.655, -6.654], ['Newtownbarry', 'Kiltealy']),
  place('Ferns', 'Y21', [52.588, -6.5]),
  place('Clonroche', 'Y21', [52.45, -6.731], ['Cloughbawn', 'Adamstown']),
  place('Blackwater', 'Y21', [52.443, -6.347], ['Oulart', 'Curracloe']),
  place('Gorey', 'Y25', [52.675, -6.293]),
  place('Courtown', 'Y25', [52.644, -6.229], ['Courtown Harbour', 'Riverchapel', 'Ballycanew']),
  place('Camolin', 'Y25', [52.615, -6.425]),
  place('New Ross', 'Y34', [52.397, -6.937], ['Rosbercon', 'Ballywilliam', 'Terrerath']),
  place('Campile', 'Y34', [52.287, -6.938], ['Ballycullane', 'Arthurstown', 'Ramsgrange']),
  place('Duncannon', 'Y34', [52.22, -6.934], ['Fethard-on-Sea', 'Fethard']),
  place('Wexford', 'Y35', [52.337, -6.463], ['Wexford Town', 'Barntown', 'Murrintown']),
  place('Castlebridge', 'Y35', [52.386, -6.449]),
  place('Taghmon', 'Y35', [52.321, -6.655], ['Foulksmills', 'Foulksmill']),
  place('Wellingtonbridge', 'Y35', [52.267, -6.75], ['Wellington Bridge', 'Duncormick', 'Bannow']),
  place('Rosslare', 'Y35', [52.272, -6.39], ['Rosslare Strand', 'Rosslare Harbour', 'Killinick', 'Kilrane', 'Tagoat']),
  place('Kilmore Quay', 'Y35', [52.176, -6.588], ['Kilmore', 'Bridgetown']),
];

export const defaultRunSettings: RunSettings = {
  areas: [...kildare, ...carlow, ...wexford],
  vans: [
    { name: 'Green van', shop: 'newross', stops: 12, minutes: 360 },
    { name: 'Red van', shop: 'bagnelstown', stops: 10, minutes: 360 },
    { name: 'Blue van', shop: 'clane', stops: 10, minutes: 300 },
  ],
  revision: 0,
};
