-- Postal codes by prefix: United States by the first three digits, Canada by the first letter (or three characters where
-- a letter spans territories). Source: the postal services' published prefix tables; zones by the IANA database, the
-- prefix's larger part where a boundary runs through it.

insert into postal_areas (country, prefix, administrative_area, time_zone)
select 'US', lpad(prefix::text, 3, '0'), state, zone
from (values
  (5, 5, 'NY', 'America/New_York'), (10, 27, 'MA', 'America/New_York'), (28, 29, 'RI', 'America/New_York'),
  (30, 38, 'NH', 'America/New_York'), (39, 49, 'ME', 'America/New_York'), (50, 54, 'VT', 'America/New_York'),
  (55, 55, 'MA', 'America/New_York'), (56, 59, 'VT', 'America/New_York'), (60, 69, 'CT', 'America/New_York'),
  (70, 89, 'NJ', 'America/New_York'), (100, 149, 'NY', 'America/New_York'), (150, 196, 'PA', 'America/New_York'),
  (197, 199, 'DE', 'America/New_York'), (200, 200, 'DC', 'America/New_York'), (201, 201, 'VA', 'America/New_York'),
  (202, 205, 'DC', 'America/New_York'), (206, 219, 'MD', 'America/New_York'), (220, 246, 'VA', 'America/New_York'),
  (247, 268, 'WV', 'America/New_York'), (270, 289, 'NC', 'America/New_York'), (290, 299, 'SC', 'America/New_York'),
  (300, 319, 'GA', 'America/New_York'), (320, 323, 'FL', 'America/New_York'), (324, 325, 'FL', 'America/Chicago'),
  (326, 339, 'FL', 'America/New_York'), (341, 342, 'FL', 'America/New_York'), (344, 344, 'FL', 'America/New_York'),
  (346, 347, 'FL', 'America/New_York'), (349, 349, 'FL', 'America/New_York'), (350, 369, 'AL', 'America/Chicago'),
  (370, 372, 'TN', 'America/Chicago'), (373, 374, 'TN', 'America/New_York'), (375, 375, 'TN', 'America/Chicago'),
  (376, 379, 'TN', 'America/New_York'), (380, 385, 'TN', 'America/Chicago'), (386, 397, 'MS', 'America/Chicago'),
  (398, 399, 'GA', 'America/New_York'), (400, 418, 'KY', 'America/New_York'), (420, 424, 'KY', 'America/Chicago'),
  (425, 427, 'KY', 'America/New_York'), (430, 459, 'OH', 'America/New_York'), (460, 462, 'IN', 'America/New_York'),
  (463, 464, 'IN', 'America/Chicago'), (465, 475, 'IN', 'America/New_York'), (476, 477, 'IN', 'America/Chicago'),
  (478, 479, 'IN', 'America/New_York'), (480, 499, 'MI', 'America/Detroit'), (500, 528, 'IA', 'America/Chicago'),
  (530, 549, 'WI', 'America/Chicago'), (550, 567, 'MN', 'America/Chicago'), (569, 569, 'DC', 'America/New_York'),
  (570, 576, 'SD', 'America/Chicago'), (577, 577, 'SD', 'America/Denver'), (580, 585, 'ND', 'America/Chicago'),
  (586, 586, 'ND', 'America/Denver'), (587, 588, 'ND', 'America/Chicago'), (590, 599, 'MT', 'America/Denver'),
  (600, 629, 'IL', 'America/Chicago'), (630, 658, 'MO', 'America/Chicago'), (660, 679, 'KS', 'America/Chicago'),
  (680, 692, 'NE', 'America/Chicago'), (693, 693, 'NE', 'America/Denver'), (700, 714, 'LA', 'America/Chicago'),
  (716, 729, 'AR', 'America/Chicago'), (730, 732, 'OK', 'America/Chicago'), (733, 733, 'TX', 'America/Chicago'),
  (734, 749, 'OK', 'America/Chicago'), (750, 797, 'TX', 'America/Chicago'), (798, 799, 'TX', 'America/Denver'),
  (800, 816, 'CO', 'America/Denver'), (820, 831, 'WY', 'America/Denver'), (832, 834, 'ID', 'America/Boise'),
  (835, 835, 'ID', 'America/Los_Angeles'), (836, 837, 'ID', 'America/Boise'), (838, 838, 'ID', 'America/Los_Angeles'),
  (840, 847, 'UT', 'America/Denver'), (850, 865, 'AZ', 'America/Phoenix'), (870, 884, 'NM', 'America/Denver'),
  (885, 885, 'TX', 'America/Denver'), (889, 898, 'NV', 'America/Los_Angeles'),
  (900, 961, 'CA', 'America/Los_Angeles'), (967, 968, 'HI', 'Pacific/Honolulu'),
  (970, 978, 'OR', 'America/Los_Angeles'), (979, 979, 'OR', 'America/Boise'),
  (980, 994, 'WA', 'America/Los_Angeles'), (995, 999, 'AK', 'America/Anchorage')
) as ranges (first, last, state, zone), generate_series(first, last) as prefix;

insert into postal_areas (country, prefix, administrative_area, time_zone) values
  ('CA', 'A', 'NL', 'America/St_Johns'), ('CA', 'B', 'NS', 'America/Halifax'), ('CA', 'C', 'PE', 'America/Halifax'),
  ('CA', 'E', 'NB', 'America/Moncton'), ('CA', 'G', 'QC', 'America/Toronto'), ('CA', 'H', 'QC', 'America/Toronto'),
  ('CA', 'J', 'QC', 'America/Toronto'), ('CA', 'K', 'ON', 'America/Toronto'), ('CA', 'L', 'ON', 'America/Toronto'),
  ('CA', 'M', 'ON', 'America/Toronto'), ('CA', 'N', 'ON', 'America/Toronto'), ('CA', 'P', 'ON', 'America/Toronto'),
  ('CA', 'R', 'MB', 'America/Winnipeg'), ('CA', 'S', 'SK', 'America/Regina'), ('CA', 'T', 'AB', 'America/Edmonton'),
  ('CA', 'V', 'BC', 'America/Vancouver'), ('CA', 'X', 'NT', 'America/Edmonton'), ('CA', 'X0A', 'NU', 'America/Iqaluit'),
  ('CA', 'X0B', 'NU', 'America/Iqaluit'), ('CA', 'X0C', 'NU', 'America/Iqaluit'), ('CA', 'Y', 'YT', 'America/Whitehorse');
