/** Somebody with the whole years that they have driven recreational vehicles. */
export function person(first: string, last: string, birthdate: string, years: number, phone: string) {
  const email = `${first}.${last}@example.com`.toLowerCase();
  return { first_name: first, last_name: last, birthdate, rv_driving_experience_years: years, phone, email };
}

function at(line_1: string, locality: string, administrative_area: string, postal_code: string) {
  return { postalCode: postal_code, mailing: { line_1, locality, administrative_area, postal_code } };
}

export const columbus = at('12 Oak Street', 'Columbus', 'OH', '43215');
export const cleveland = at('418 Euclid Avenue', 'Cleveland', 'OH', '44114');
export const dayton = at('31 Wayne Avenue', 'Dayton', 'OH', '45402');
export const lincoln = at('830 Q Street', 'Lincoln', 'NE', '68508');
export const austin = at('77 Barton Springs Road', 'Austin', 'TX', '78704');
export const boise = at('280 North Eighth Street', 'Boise', 'ID', '83702');
export const phoenix = at('1130 North Central Avenue', 'Phoenix', 'AZ', '85004');
export const tucson = at('255 West Alameda Street', 'Tucson', 'AZ', '85701');
export const denver = at('1560 Broadway', 'Denver', 'CO', '80202');
export const tampa = at('301 Bayshore Boulevard', 'Tampa', 'FL', '33606');
export const portland = at('920 SW Sixth Avenue', 'Portland', 'OR', '97204');
export const fresno = at('845 Fulton Street', 'Fresno', 'CA', '93721');

export const fifthWheel = (value: number) => ({
  year: 2021,
  make: 'Grand Design',
  model: 'Reflection 303RLS',
  rating_value: value,
});
export const camperVan = (value: number) => ({
  year: 2022,
  make: 'Winnebago',
  model: 'Solis 59P',
  rating_value: value,
});
export const classC = (value: number) => ({ year: 2019, make: 'Jayco', model: 'Redhawk 24B', rating_value: value });
