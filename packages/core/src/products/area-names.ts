import { ownValue } from '../shared/text/own-value.ts';
import { sameInBoth, type Words, words } from '../shared/words.ts';

const armedForces = words('places of the armed forces abroad', 'lieux des forces armées à l’étranger');

const names: Readonly<Record<string, Words>> = {
  AL: sameInBoth('Alabama'),
  AK: sameInBoth('Alaska'),
  AZ: sameInBoth('Arizona'),
  AR: sameInBoth('Arkansas'),
  CA: words('California', 'Californie'),
  CO: sameInBoth('Colorado'),
  CT: sameInBoth('Connecticut'),
  DE: sameInBoth('Delaware'),
  DC: words('the District of Columbia', 'district de Columbia'),
  FL: words('Florida', 'Floride'),
  GA: words('Georgia', 'Géorgie'),
  HI: words('Hawaii', 'Hawaï'),
  ID: sameInBoth('Idaho'),
  IL: sameInBoth('Illinois'),
  IN: sameInBoth('Indiana'),
  IA: sameInBoth('Iowa'),
  KS: sameInBoth('Kansas'),
  KY: sameInBoth('Kentucky'),
  LA: words('Louisiana', 'Louisiane'),
  ME: sameInBoth('Maine'),
  MD: sameInBoth('Maryland'),
  MA: sameInBoth('Massachusetts'),
  MI: sameInBoth('Michigan'),
  MN: sameInBoth('Minnesota'),
  MS: sameInBoth('Mississippi'),
  MO: sameInBoth('Missouri'),
  MT: sameInBoth('Montana'),
  NE: sameInBoth('Nebraska'),
  NV: sameInBoth('Nevada'),
  NH: sameInBoth('New Hampshire'),
  NJ: sameInBoth('New Jersey'),
  NM: words('New Mexico', 'Nouveau-Mexique'),
  NY: words('New York', 'New York'),
  NC: words('North Carolina', 'Caroline du Nord'),
  ND: words('North Dakota', 'Dakota du Nord'),
  OH: sameInBoth('Ohio'),
  OK: sameInBoth('Oklahoma'),
  OR: words('Oregon', 'Oregon'),
  PA: words('Pennsylvania', 'Pennsylvanie'),
  RI: sameInBoth('Rhode Island'),
  SC: words('South Carolina', 'Caroline du Sud'),
  SD: words('South Dakota', 'Dakota du Sud'),
  TN: sameInBoth('Tennessee'),
  TX: sameInBoth('Texas'),
  UT: sameInBoth('Utah'),
  VT: sameInBoth('Vermont'),
  VA: words('Virginia', 'Virginie'),
  WA: words('Washington', 'État de Washington'),
  WV: words('West Virginia', 'Virginie-Occidentale'),
  WI: sameInBoth('Wisconsin'),
  WY: sameInBoth('Wyoming'),
  AB: words('Alberta', 'Alberta'),
  BC: words('British Columbia', 'Colombie-Britannique'),
  MB: sameInBoth('Manitoba'),
  NB: words('New Brunswick', 'Nouveau-Brunswick'),
  NL: words('Newfoundland and Labrador', 'Terre-Neuve-et-Labrador'),
  NS: words('Nova Scotia', 'Nouvelle-Écosse'),
  NT: words('the Northwest Territories', 'Territoires du Nord-Ouest'),
  NU: sameInBoth('Nunavut'),
  ON: sameInBoth('Ontario'),
  PE: words('Prince Edward Island', 'Île-du-Prince-Édouard'),
  QC: sameInBoth('Québec'),
  SK: sameInBoth('Saskatchewan'),
  YT: sameInBoth('Yukon'),
  // Where nothing is sold, but ZIP codes lie.
  PR: words('Puerto Rico', 'Porto Rico'),
  VI: words('the U.S. Virgin Islands', 'Îles Vierges américaines'),
  GU: sameInBoth('Guam'),
  MP: words('the Northern Mariana Islands', 'Îles Mariannes du Nord'),
  AS: words('American Samoa', 'Samoa américaines'),
  FM: words('Micronesia', 'Micronésie'),
  PW: words('Palau', 'Palaos'),
  MH: words('the Marshall Islands', 'Îles Marshall'),
  AA: armedForces,
  AE: armedForces,
  AP: armedForces,
};

/** A state or province as it stands in a sentence, from its postal code; the code itself when it is none of ours. */
export function areaName(code: string): Words {
  return ownValue(names, code) ?? sameInBoth(code);
}

/** Whether a postal code of a state or province is one of ours. */
export function isArea(code: string): boolean {
  return ownValue(names, code) !== undefined;
}
