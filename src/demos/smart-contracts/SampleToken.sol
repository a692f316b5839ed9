// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// @title SampleToken
/// @notice A sample to be customized, with a fixed supply and the features
///         that were chosen. Not audited.
contract SampleToken {
    string public constant name = "Sample Token";
    string public constant symbol = "SMPL";
    uint8 public constant decimals = 18;

    /// @notice The whole supply, minted once to the deployer.
    uint256 public constant MAX_SUPPLY = 1_000_000 * 10 ** 18;

    /// @notice The tax on transfers: 100 of 10000, which is 1%.
    uint256 public constant TAX = 100;
    uint256 public constant TAX_BASE = 10000;

    /// @notice The deployer. Has the rights that only the owner has.
    address public immutable owner;

    /// @notice Only burning changes it, and only downward.
    uint256 public totalSupply;
    bool public paused;

    mapping(address account => uint256) public balanceOf;
    mapping(address holder => mapping(address spender => uint256)) public allowance;

    /// @notice Transfers from or to these addresses are free of tax.
    mapping(address account => bool) public isWhitelisted;

    event Transfer(address indexed from, address indexed to, uint256 amount);
    event Approval(address indexed holder, address indexed spender, uint256 amount);
    event WhitelistChanged(address indexed account, bool isListed);
    event Paused();
    event Unpaused();

    error NotOwner(address caller);
    error WhilePaused();
    error NotPaused();
    error ZeroAddress();
    error InsufficientBalance(address account, uint256 balance, uint256 needed);
    error InsufficientAllowance(address spender, uint256 allowed, uint256 needed);

    modifier onlyOwner() {
        if (msg.sender != owner) revert NotOwner(msg.sender);
        _;
    }

    /// @dev Pausing freezes every balance: no transfers and no burning.
    ///      Approving stays possible, since it moves nothing.
    modifier whenNotPaused() {
        if (paused) revert WhilePaused();
        _;
    }

    constructor() {
        owner = msg.sender;
        totalSupply = MAX_SUPPLY;
        balanceOf[msg.sender] = MAX_SUPPLY;
        emit Transfer(address(0), msg.sender, MAX_SUPPLY);
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        _transfer(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        // The largest number stands for an allowance without end.
        if (allowed != type(uint256).max) {
            if (allowed < amount) revert InsufficientAllowance(msg.sender, allowed, amount);
            allowance[from][msg.sender] = allowed - amount;
        }
        _transfer(from, to, amount);
        return true;
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        if (spender == address(0)) revert ZeroAddress();
        allowance[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    /// @notice Destroys some of the caller's own tokens. Free of tax.
    function burn(uint256 amount) external whenNotPaused {
        _take(msg.sender, amount);
        totalSupply -= amount;
        emit Transfer(msg.sender, address(0), amount);
    }

    function pause() external onlyOwner whenNotPaused {
        paused = true;
        emit Paused();
    }

    function unpause() external onlyOwner {
        if (!paused) revert NotPaused();
        paused = false;
        emit Unpaused();
    }

    function setWhitelisted(address account, bool isListed) external onlyOwner {
        isWhitelisted[account] = isListed;
        emit WhitelistChanged(account, isListed);
    }

    /// @notice The tax on a transfer; whatever is less than one unit is dropped.
    function taxOn(address from, address to, uint256 amount) public view returns (uint256) {
        if (isWhitelisted[from] || isWhitelisted[to]) return 0;
        return (amount * TAX) / TAX_BASE;
    }

    function _transfer(address from, address to, uint256 amount) private whenNotPaused {
        if (to == address(0)) revert ZeroAddress();
        _take(from, amount);
        uint256 tax = taxOn(from, to, amount);
        _give(from, to, amount - tax);
        if (tax > 0) _give(from, owner, tax);
    }

    function _take(address from, uint256 amount) private {
        uint256 balance = balanceOf[from];
        if (balance < amount) revert InsufficientBalance(from, balance, amount);
        balanceOf[from] = balance - amount;
    }

    function _give(address from, address to, uint256 amount) private {
        balanceOf[to] += amount;
        emit Transfer(from, to, amount);
    }
}
