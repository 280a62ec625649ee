import { accept, type Decision, refuse } from '../../shared/decision.ts';
import { sentence } from '../../shared/text/sentence.ts';
import { words } from '../../shared/words.ts';
import { type TelematicsProvider, telematicsProviderOf } from '../vocabulary.ts';

/** As many tell where one vehicle is, and no more: nobody tries numbers until one is somebody’s. */
export const mostDevices = 3;

type Request = {
  readonly provider: string;
  readonly number: string;
  /** Whether who connects it agreed to what it tells, and to whom. */
  readonly isAgreed: boolean;
  /** How many are in the vehicle already. */
  readonly connected: number;
};
export type ConnectRefusal =
  | 'consent_missing'
  | 'device_provider_unknown'
  | 'device_number_malformed'
  | 'devices_too_many'
  | 'device_not_connectable';

/** An address tells nothing: where a vehicle is kept is known without a device. */
const isDevice = (provider: TelematicsProvider): boolean => provider !== 'garaging';

const form = /^[A-Za-z0-9][A-Za-z0-9._:-]{2,99}$/;

/** Whether somebody may have a device tell where their vehicle is: as its provider knows it, and with their consent. */
export function decideConnectDevice({
  provider: name,
  number: typed,
  isAgreed,
  connected,
}: Request): Decision<{ readonly provider: TelematicsProvider; readonly number: string }, ConnectRefusal> {
  const provider = telematicsProviderOf(name);
  if (provider === undefined || !isDevice(provider)) {
    return refuse(
      'device_provider_unknown',
      words('Choose the company that your device is from.', 'Choisissez l’entreprise dont vient votre appareil.'),
      'provider',
    );
  }
  const number = typed.trim();
  if (!form.test(number)) {
    return refuse(
      'device_number_malformed',
      words(
        'Enter the number that is printed on the device: letters, digits and hyphens.',
        'Entrez le numéro imprimé sur l’appareil : lettres, chiffres et traits d’union.',
      ),
      'device_number',
    );
  }
  if (!isAgreed) {
    return refuse(
      'consent_missing',
      words(
        'Say that you agree to what the device tells us, and to whom.',
        'Indiquez que vous acceptez ce que l’appareil nous transmet, et à qui.',
      ),
      'agreed',
    );
  }
  if (connected >= mostDevices) {
    return refuse(
      'devices_too_many',
      sentence(
        words(
          'At most {most} devices tell where one vehicle is. Disconnect one first.',
          'Au plus {most} appareils indiquent où se trouve un véhicule. Déconnectez-en d’abord un.',
        ),
        { most: mostDevices },
      ),
      'device_number',
    );
  }
  return accept({ provider, number });
}

/**
 * The refusal of a number that cannot be connected, whatever the reason: that it is somebody’s already is told to nobody.
 */
export function deviceNotConnectable() {
  return refuse(
    'device_not_connectable',
    words(
      'This number cannot be connected. Compare it with the device, or write to us.',
      'Ce numéro ne peut pas être connecté. Comparez-le à celui de l’appareil, ou écrivez-nous.',
    ),
    'device_number',
  );
}

/** Whether a device may be disconnected: once. */
export function decideDisconnectDevice({
  archived,
}: {
  readonly archived: Date | null;
}): Decision<true, 'device_disconnected'> {
  if (archived === null) return accept(true);
  return refuse(
    'device_disconnected',
    words('This device is disconnected already.', 'Cet appareil est déjà déconnecté.'),
  );
}
