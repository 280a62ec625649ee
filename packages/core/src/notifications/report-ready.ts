import { accept, refuse } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import { words } from '../shared/words.ts';
import { closing, greeting, type Letter } from './letter.ts';

/** A report of a week or a month is there. Its figures stay behind the sign-in. */
export const reportReady: Letter<'report'> = {
  subject: 'report',
  kind: 'work',
  isCounted: true,
  write({ sender, firstName, isReader, report, period, keeper, url }) {
    if (!isReader) {
      return refuse(
        'report_not_read',
        words(
          'Its reader does not work there any more, or may not read the report.',
          'Son destinataire n’y travaille plus ou ne peut plus lire le rapport.',
        ),
      );
    }
    return accept({
      subject: sentence(words('{report}: {period}', '{report} : {period}'), { report, period }),
      paragraphs: [
        greeting(firstName),
        sentence(
          words(
            '{report} of {name} for {period} can be read now. The link opens it for that time once you have signed in.',
            '{report} de {name} pour {period} peut être consulté. Le lien l’ouvre pour cette période une fois que vous êtes connecté.',
          ),
          { report, name: sender.name, period },
        ),
        sentence(
          words(
            '{keeper} has it sent to you. Where you do not want it any more, take yourself out under Reports, Sent by letter.',
            '{keeper} vous le fait envoyer. Si vous n’en voulez plus, retirez-vous sous Rapports, Envoyés par courriel.',
          ),
          { keeper },
        ),
        closing(sender),
      ],
      button: { label: sentence(words('Open the report', 'Ouvrir le rapport')), url },
    });
  },
};
