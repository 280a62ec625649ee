-- Both are asked with their argument beside `where`, as callers write it.
comment on function vehicle_devices_by_vehicle is 'The devices in a vehicle, whichever description of it is named. @flat';
comment on function vehicle_devices_by_policy is 'The devices in what a policy covers now. @flat';
