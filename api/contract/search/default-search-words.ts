import type { SearchWord } from './search-words.ts';

const leadsTo = (page: string, typed: readonly string[], means = ''): SearchWord => ({
  typed: typed.join(', '),
  means,
  page,
});

const TREATMENTS = ['chemotherapy', 'chemo', 'radiotherapy', 'radiation', 'dialysis', 'treatment', 'appointment'];
const LIFTS = ['lift', 'drive', 'driver', 'taxi', 'car', 'ride', 'bus', 'transport', 'wheelchair', 'oxygen'];
const HOSPITALS = [
  ...['Waterford', 'UHW', 'Ardkeen', 'Whitfield', 'Wexford hospital', 'Wexford General', 'St Luke’s', 'Kilkenny'],
  ...['Naas', 'Tallaght', 'St James’s', 'Beaumont', 'Mater', 'St Vincent’s', 'Crumlin', 'Blackrock'],
];
const ILLNESSES = [
  'cancer',
  'tumour',
  'oncology',
  'illness',
  'diagnosis',
  'sick',
  'MND',
  'stroke',
  'palliative',
  'hospice',
];
const COSTS = ['bill', 'money for', 'grant', 'financial help', 'prescription', 'medicine', 'scan', 'consultant'];
const TALKING = ['therapy', 'therapist', 'counsellor', 'grief', 'bereavement', 'lonely', 'depressed', 'anxious'];

export const defaultSearchWords: readonly SearchWord[] = [
  leadsTo('/help', ['help', 'need help', 'get help', 'ask for help', 'helpline']),
  leadsTo('/services/hospital-transport', TREATMENTS, 'hospital'),
  leadsTo('/services/hospital-transport', LIFTS, 'hospital transport'),
  leadsTo('/services/hospital-transport', HOSPITALS, 'hospital transport'),
  leadsTo('/services', ILLNESSES, 'ill'),
  leadsTo('/services/medical-expenses', [...COSTS, 'medical card', 'apply', 'application'], 'medical expense'),
  leadsTo('/services/counselling', [...TALKING, 'confidential', 'talk to somebody', 'talk to someone'], 'counselling'),
  leadsTo('/privacy', ['confidential', 'GDPR', 'data protection', 'cookies', 'delete my data', 'erase'], 'privacy'),
  leadsTo('/services/weekly-shopping', ['groceries', 'food', 'messages', 'supermarket', 'shopping']),
  leadsTo('/support', ['Garda vetting', 'vetting', 'volunteer', 'volunteering', 'help out'], 'volunteer'),
  leadsTo('/support', ['IBAN', 'bank', 'card', 'legacy', 'will', 'in memory', 'tax', 'standing order', 'give money']),
  leadsTo('/contact', ['complaint', 'complain', 'feedback', 'press', 'wrong', 'problem', 'cancel', 'email', 'phone']),
  leadsTo('/what-we-take', ['duvet', 'pillow', 'quilt', 'bedding'], 'bedding, duvets, pillows'),
  leadsTo('/what-we-take', ['three-piece suite', 'suite', 'sofa', 'couch', 'settee'], 'sofa, couch, settee, armchair'),
  leadsTo('/what-we-take', ['mattress', 'bed', 'fridge', 'freezer', 'cooker', 'washing machine', 'cot', 'car seat']),
  leadsTo('/donations', ['boxes', 'bags', 'collect', 'collection', 'pick up', 'pickup', 'van'], 'household'),
  leadsTo('/about/our-shops', ['opening hours', 'open', 'closed', 'directions', 'charity shop', 'second hand']),
  leadsTo('/who-we-are', ['trustees', 'board', 'charity number', 'registered number', 'accounts', 'annual report']),
  leadsTo('/accessibility', ['screen reader', 'blind', 'deaf', 'large text', 'keyboard']),
  leadsTo('/ga', ['Gaeilge', 'Irish'], 'contact'),
  leadsTo('/pl', ['polski', 'po polsku', 'Polish'], 'contact'),
  leadsTo('/uk', ['Українська', 'українською', 'Ukrainian'], 'contact'),
];
