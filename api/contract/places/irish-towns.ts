import { type Area, STOP_MINUTES_DEFAULT } from '../runs/run-settings.ts';

const dublinKeys = ['6W', ...Array.from({ length: 24 }, (_, at) => String(at + 1).padStart(2, '0'))];

/** Name, routing key, degrees north and east; the post town comes first among those that share a key. */
const table = `
Waterford X91 52.259 -7.110
Tramore X91 52.162 -7.152
Dunmore East X91 52.153 -6.993
Portlaw X91 52.288 -7.318
Mooncoin X91 52.293 -7.251
Mullinavat X91 52.368 -7.172
Dungarvan X35 52.088 -7.625
Kilmacthomas X42 52.208 -7.424
Kilkenny R95 52.654 -7.252
Thomastown R95 52.527 -7.137
Callan R95 52.545 -7.390
Graiguenamanagh R95 52.541 -6.955
Inistioge R95 52.487 -7.065
Goresbridge R95 52.630 -6.994
Borris R95 52.600 -6.926
Castlecomer R95 52.806 -7.210
Carrick-on-Suir E32 52.349 -7.413
Piltown E32 52.353 -7.331
Clonmel E91 52.355 -7.704
Cahir E21 52.375 -7.926
Cashel E25 52.516 -7.889
Tipperary E34 52.474 -8.162
Thurles E41 52.682 -7.802
Nenagh E45 52.862 -8.197
Roscrea E53 52.951 -7.799
Portlaoise R32 53.034 -7.299
Portarlington R32 53.162 -7.191
Abbeyleix R32 52.915 -7.349
Tullamore R35 53.274 -7.489
Birr R42 53.097 -7.913
Edenderry R45 53.343 -7.050
Arklow Y14 52.797 -6.159
Carnew Y14 52.709 -6.498
Tinahely Y14 52.797 -6.463
Shillelagh Y14 52.754 -6.534
Baltinglass W91 52.937 -6.710
Blessington W91 53.170 -6.533
Wicklow A67 52.980 -6.045
Greystones A63 53.144 -6.063
Bray A98 53.203 -6.098
Dublin D 53.349 -6.260
Tallaght D24 53.288 -6.373
Lucan K78 53.357 -6.449
Swords K67 53.459 -6.218
Malahide K36 53.451 -6.154
Balbriggan K32 53.612 -6.183
Skerries K34 53.581 -6.108
Lusk K45 53.527 -6.167
Rush K56 53.523 -6.091
Dún Laoghaire A96 53.294 -6.135
Blackrock A94 53.301 -6.178
Ballyboughal A41 53.520 -6.267
Garristown A42 53.566 -6.386
Oldtown A45 53.523 -6.316
Ashbourne A84 53.512 -6.398
Dunshaughlin A85 53.513 -6.540
Dunboyne A86 53.419 -6.475
Enfield A83 53.416 -6.834
Kells A82 53.727 -6.879
Navan C15 53.653 -6.681
Drogheda A92 53.718 -6.352
Dundalk A91 54.001 -6.405
Carrickmacross A81 53.976 -6.719
Castleblayney A75 54.118 -6.740
Monaghan H18 54.249 -6.968
Clones H23 54.180 -7.233
Cavan H12 53.991 -7.361
Belturbet H14 54.101 -7.447
Cootehill H16 54.074 -7.082
Mullingar N91 53.526 -7.338
Athlone N37 53.423 -7.941
Longford N39 53.727 -7.793
Carrick-on-Shannon N41 53.946 -8.091
Roscommon F42 53.628 -8.190
Castlerea F45 53.770 -8.494
Boyle F52 53.970 -8.302
Ballymote F56 54.090 -8.516
Sligo F91 54.277 -8.476
Letterkenny F92 54.955 -7.734
Lifford F93 54.832 -7.484
Donegal F94 54.654 -8.110
Claremorris F12 53.724 -9.002
Castlebar F23 53.855 -9.298
Ballina F26 54.115 -9.155
Westport F28 53.800 -9.523
Ballinrobe F31 53.623 -9.223
Ballyhaunis F35 53.763 -8.767
Ballinasloe H53 53.328 -8.224
Tuam H54 53.515 -8.856
Loughrea H62 53.197 -8.567
Athenry H65 53.299 -8.746
Clifden H71 53.489 -10.019
Galway H91 53.274 -9.049
Limerick V94 52.664 -8.627
Ennis V95 52.844 -8.981
Shannon V14 52.704 -8.864
Kilrush V15 52.640 -9.484
Kilmallock V35 52.399 -8.575
Newcastle West V42 52.449 -9.061
Listowel V31 52.446 -9.485
Tralee V92 52.270 -9.702
Killarney V93 52.060 -9.507
Cahersiveen V23 51.948 -10.223
Cork T12 51.898 -8.476
Cork T23 51.898 -8.476
Carrignavar T34 51.992 -8.481
Glanmire T45 51.921 -8.399
Watergrasshill T56 52.012 -8.343
Macroom P12 51.905 -8.960
Crookstown P14 51.844 -8.826
Kinsale P17 51.706 -8.523
Cobh P24 51.851 -8.295
Midleton P25 51.914 -8.176
Ballincollig P31 51.888 -8.593
Rylane P32 52.018 -8.828
Youghal P36 51.952 -7.851
Carrigaline P43 51.812 -8.397
Dunmanway P47 51.721 -9.112
Mallow P51 52.139 -8.654
Lismore P51 52.137 -7.933
Charleville P56 52.356 -8.684
Fermoy P61 52.138 -8.277
Mitchelstown P67 52.266 -8.268
Bandon P72 51.746 -8.742
Bantry P75 51.680 -9.453
Skibbereen P81 51.550 -9.263
Clonakilty P85 51.623 -8.874
`;

const ROW = /^(?<name>.+) (?<key>[A-Z]\S*) (?<north>\S+) (?<east>\S+)$/gm;

export const irishTowns: readonly Area[] = [...table.matchAll(ROW)].map(
  ({ groups: { name = '', key = '', north, east } = {} }) => ({
    name,
    routingKeys: key === 'D' ? dublinKeys.map((part) => `D${part}`) : [key],
    towns: [name],
    latitude: Number(north),
    longitude: Number(east),
    minutes: STOP_MINUTES_DEFAULT,
  }),
);
