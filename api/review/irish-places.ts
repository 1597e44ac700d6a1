import { counties } from '#contract/places/counties.ts';

/** Down by itself is a word; in an address it is a county. */
const COUNTIES = counties.filter((county) => county !== 'Down').map((county) => county.toLowerCase());

const TOWNS = [
  'adamstown|aghada|annagassan|annamoe|ardee|arklow|arva|ashbourne|ashford|athboy|athenry|athleague',
  'athlone|athy|aughrim|avoca|bagenalstown|bagnelstown|bailieborough|balbriggan|baldoyle|ballaghaderreen|ballina',
  'ballinasloe|ballincollig|ballinrobe|ballinspittle|ballon|ballybay|ballybofey|ballybunion|ballycastle',
  'ballycullane|ballyfermot|ballygar|ballyhale|ballyhaunis|ballyjamesduff|ballymahon|ballymena|ballymoney',
  'ballymore eustace|ballymote|ballymun|ballynahinch|ballyragget|ballyshannon|ballyvaughan|baltinglass|banagher',
  'bandon|bangor|bantry|barna|beaumont|belfast|belmullet|bennettsbridge|bettystown|birr|blackrock|blackwater',
  'blanchardstown|blarney|blessington|borris|boyle|bray|bridgetown|broadford|bunbeg|bunclody|buncrana|bundoran',
  'bunratty|butlersbridge|buttevant|caherciveen|cahersiveen|cahir|cahirciveen|callan|campile|cappoquin',
  'carna|carndonagh|carnew|carrick[- ]on[- ]shannon|carrick[- ]on[- ]suir|carrickbeg|carrickfergus|carrickmacross',
  'carrigaline|carrigtwohill|cashel|castlebar|castlebellingham|castlebridge|castlecomer|castledermot|castleisland',
  'castleknock|castlepollard|castlerea|castletown|castletownbere|celbridge|charlestown|charleville',
  'churchtown|clane|claregalway|claremorris|clifden|clogh|clogheen|clonakilty|clonard|clondalkin|clonee',
  'clones|clongriffin|clonmel|clonroche|clonsilla|cobh|coleraine|collooney|cootehill|cork city|courtown',
  'courtown harbour|craughwell|crosshaven|crumlin|curracloe|dalkey|delgany|dingle|donabate|donaghmede',
  'doneraile|donnybrook|drimnagh|drogheda|drumcondra|drumshanbo|dun laoghaire|dunboyne|duncannon',
  'duncormick|dundalk|dundrum|dungarvan|dungloe|dunlavin|dunleer|dunmanway|dunmore|dunmore east|dunshaughlin',
  'durrow|edenderry|edgeworthstown|enfield|ennis|enniscorthy|enniskerry|enniskillen|ennistymon|fairview|ferbane',
  'fermoy|ferns|fethard|fethard on sea|fethard-on-sea|finglas|foulksmills|foxford|foxrock|frenchpark',
  'freshford|galway city|glanmire|glasnevin|glenageary|glenamaddy|glenbeigh|glenties|glynn|goatstown|gorey',
  'gort|gowran|graigue|graiguenamanagh|granard|greenore|greystones|hacketstown|headford|howth|inchicore|inistioge',
  'johnstown|kanturk|kells|kenmare|kilbeggan|kilcock|kilcoole|kilcullen|kildorrery|kilfinane|kilkee',
  'kilkenny city|killaloe|killarney|killenaule|killiney|killinick|killorglin|killucan|killurin|killybegs',
  'kilmacanogue|kilmacow|kilmacthomas|kilmallock|kilmore|kilmore quay|kilmuckridge|kilrane|kilronan|kilrush',
  'kiltegan|kilternan|kiltimagh|kingscourt|kinnegad|kinnitty|kinsale|kinvara|knocklyon|lahinch|lanesborough',
  'laragh|larne|leighlinbridge|leixlip|letterkenny|limavady|limerick city|lisburn|lismore',
  'listowel|loughlinstown|loughrea|louisburgh|lucan|lusk|macroom|magherafelt|malahide|mallow',
  'manorhamilton|marlfield|maynooth|midleton|millstreet|milltown|milltown malbay|mitchelstown|moate',
  'mohill|monasterevin|moneygall|mooncoin|mornington|mountbellew|mountcharles|mountmellick|mountrath',
  'moville|moycullen|muff|muinebheag|mulgannon|mullagh|mullinavat|mullingar|murrintown|naas|navan|nenagh|new ross',
  'newbridge|newcastle west|newmarket|newmarket-on-fergus|newry|newtown|newtownards|newtownbarry|newtownforbes',
  'newtownmountkennedy|oldcastle|omagh|oranmore|oughterard|oulart|oylegate|oylgate|palmerstown|passage east',
  'passage west|patrickswell|piltown|portadown|portarlington|portlaoise|portlaw|portmagee|portmarnock|portrush',
  'portumna|poulpeasty|prosperous|raheny|ramelton|ranelagh|raphoe|rathangan|rathcoole|rathcormac|rathdowney',
  'rathdrum|rathfarnham|rathgar|rathkeale|rathmines|rathmore|rathnew|rathnure|rathvilly|ratoath|ringsend',
  'riverchapel|robertstown|roosky|rosbercon|roscommon town|roscrea|rosslare|rosslare harbour',
  'rosslare strand|roundstone|roundwood|saggart|saint johnston|sallins|saltmills|sandycove|sandyford|sandymount',
  'santry|scarriff|schull|shanagarry|shankill|shannon|shercock|shillelagh|sixmilebridge|skerries|skibbereen|skreen',
  'slane|sneem|spiddal|stamullen|stepaside|stillorgan|strabane|stradbally|straffan|strandhill|strokestown',
  'sutton|swanlinbar|swinford|swords|taghmon|tagoat|tallaght|tarbert|templemore|terenure|thomastown|thurles',
  'timoleague|tinahely|togher|tomhaggard|tralee|tramore|trim|tuam|tubbercurry|tubercurry|tulla|tullamore',
  'tullow|tullyallen|tyrrellspass|urlingford|valentia|waterford city|waterville|wellingtonbridge',
  'westport|wexford town|whitegate|whitehall|wicklow town|windgap|woodenbridge|youghal',
].flatMap((line) => line.split('|'));

/** Counties, towns and villages, and the districts of Dublin and the south-east, in small letters, as they end an address. */
export const IRISH_PLACES: readonly string[] = [...COUNTIES, ...TOWNS];
