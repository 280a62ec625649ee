-- What an operator watches is counted over all organizations, and told to our own processes alone.
revoke all on function operating_figures from public;
grant execute on function operating_figures to operator;
