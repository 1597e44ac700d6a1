import type { OpeningHours, Settings } from './settings.ts';

const weekday9to5 = { opens: '09:00', closes: '17:00' };
const hours: OpeningHours = {
  monday: weekday9to5,
  tuesday: weekday9to5,
  wednesday: weekday9to5,
  thursday: weekday9to5,
  friday: weekday9to5,
  saturday: { opens: '09:00', closes: '15:00' },
  sunday: null,
};

/** Phone numbers are in 020 91x, which ComReg reserves for fiction; the domain is reserved too. */
export const defaultSettings: Settings = {
  organisation: { name: 'South East Care Fund', established: 1976, registeredNumber: '' },
  contact: {
    phone: '020 915 1976',
    email: 'hello@southeastcarefund.example',
    organisationEmail: 'office@southeastcarefund.example',
  },
  serviceEmails: {
    medical: 'medical@southeastcarefund.example',
    transport: 'transport@southeastcarefund.example',
    shop: 'shops@southeastcarefund.example',
  },
  shops: [
    {
      key: 'clane',
      name: 'Clane',
      address: 'Longtown',
      county: 'Co Kildare',
      phone: '020 915 1977',
      latitude: 53.291,
      longitude: -6.686,
      hours,
      closures: [],
    },
    {
      key: 'bagnelstown',
      name: 'Bagnelstown',
      address: 'Bagnelstown',
      county: 'Co Carlow',
      phone: '020 915 1978',
      latitude: 52.702,
      longitude: -6.961,
      hours,
      closures: [],
    },
    {
      key: 'newross',
      name: 'New Ross',
      address: 'Woodbine Business Park',
      county: 'Co Wexford',
      phone: '020 915 1979',
      latitude: 52.396,
      longitude: -6.945,
      hours,
      closures: [],
    },
    {
      key: 'wexford',
      name: 'Wexford Town',
      address: 'Clonard Road, Whitemill, behind Rehab Wexford',
      county: 'Co Wexford',
      phone: '020 915 1980',
      latitude: 52.336,
      longitude: -6.475,
      hours,
      closures: [],
    },
  ],
  social: [],
  revision: 0,
};
