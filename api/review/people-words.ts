/** Titles and roles of staff, which name a person together with a name. */
export const TITLE_WORDS =
  'doctor|nurse|staff nurse|student nurse|sister|matron|consultant|professor|surgeon|midwife|ward manager|ward sister|physio|physiotherapist|therapist|oncologist|radiographer|registrar|anaesthetist|paramedic|pharmacist|dietitian|carer|care assistant|porter|receptionist|counsellor|social worker|manager|driver|volunteer|psychologist|psychiatrist|dentist|chaplain|teacher|principal|intern|healthcare assistant';

/** Who somebody is to the writer. */
export const RELATION_WORDS =
  'neighbour|friend|best friend|son|daughter|brother|sister|mother|father|mam|mum|dad|husband|wife|partner|aunt|uncle|cousin|niece|nephew|grandson|granddaughter|grandmother|grandfather|nana|granny|grandad|colleague|boss|girlfriend|boyfriend|classmate|landlord|fiance|stepson|stepdaughter|workmate';
